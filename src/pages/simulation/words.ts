/** Adds the words of the chapters, and tells the compiler every key there is: here, where the chapters are known. */
import type comfort from '../../../locales/en/comfort.json';
import type kiosk from '../../../locales/en/kiosk.json';
import type mistakes from '../../../locales/en/mistakes.json';
import type offline from '../../../locales/en/offline.json';
import type offlinePage from '../../../locales/en/offline-page.json';
import type pictures from '../../../locales/en/pictures.json';
import type projection from '../../../locales/en/projection.json';
import type said from '../../../locales/en/said.json';
import type simulation from '../../../locales/en/simulation.json';
import type slip from '../../../locales/en/slip.json';
import type takeAway from '../../../locales/en/take-away.json';
import type told from '../../../locales/en/told.json';
import type waiting from '../../../locales/en/waiting.json';
import { type ChapterKey, words } from '../../../stage/index.ts';
import { addWords, type SiteWords } from '../../i18n.ts';

type Site = SiteWords &
  typeof comfort &
  typeof kiosk &
  typeof mistakes &
  typeof offline &
  typeof offlinePage &
  typeof pictures &
  typeof projection &
  typeof said &
  typeof simulation &
  typeof slip &
  typeof takeAway &
  typeof told &
  typeof waiting;

declare module 'i18next' {
  /** A key that no file in locales/en has is an error of the compiler. */
  interface CustomTypeOptions {
    readonly keySeparator: false;
    readonly nsSeparator: false;
    readonly resources: { readonly translation: Site & Readonly<Record<ChapterKey, string>> };
  }
}

addWords(words);
