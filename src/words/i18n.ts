/**
 * Sets up the translations. All words that a visitor reads come from locales/en. Keys are flat, so a text search for a
 * whole key finds its words.
 */
import { COUNTS } from 'virtual:counts';
import { createInstance, type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import home from '../../locales/en/home.json';
import notFound from '../../locales/en/not-found.json';
import numbers from '../../locales/en/numbers.json';
import site from '../../locales/en/site.json';
import { LICENCES } from '../facts/licences.ts';
import { addFormats } from './formats.ts';

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { ...LICENCES, ...COUNTS } },
  resources: { en: { translation: { ...site, ...home, ...notFound, ...numbers } } },
});

addFormats(i18n);

export type FirstWords = typeof site & typeof home & typeof notFound & typeof numbers;

export type WordKey = ParseKeys;

export const isWordKey = (key: string): key is WordKey => i18n.exists(key);

export function addWords(words: Record<string, string>) {
  i18n.addResourceBundle('en', 'translation', words, false, false);
}
