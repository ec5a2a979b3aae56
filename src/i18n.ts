/** Every word a visitor reads comes from locales/en. Keys are flat, so that a search finds them whole. */
import { COUNTS } from 'virtual:counts';
import { createInstance, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import home from '../locales/en/home.json';
import notFound from '../locales/en/not-found.json';
import site from '../locales/en/site.json';

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: COUNTS },
  resources: { en: { translation: { ...site, ...home, ...notFound } } },
});

/** The key of some words, of the site or of a chapter: see pages/simulation/words.ts. */
export type WordKey = ParseKeys;

/** Whether there are words with this key right now, for keys that are put together from data. */
export const isWordKey = (key: string): key is WordKey => i18n.exists(key);

/** Adds the words of a page that loads lazily; to be called by that page's module. */
export function addWords(words: Record<string, string>) {
  i18n.addResourceBundle('en', 'translation', words, false, false);
}
