/** Every word a visitor reads comes from locales/en. Keys are flat, so that a search finds them whole. */
import { createInstance } from 'i18next';
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
  interpolation: { escapeValue: false },
  resources: { en: { translation: { ...site, ...home, ...notFound } } },
});

/** Adds the words of a page that loads lazily; to be called by that page's module. */
export function addWords(words: Record<string, string>) {
  i18n.addResourceBundle('en', 'translation', words, false, false);
}
