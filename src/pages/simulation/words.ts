/** Adds the words of the chapters and of the finale, and tells the compiler every key there is: here, where the chapters are known. */
import type comfort from '../../../locales/en/comfort.json';
import finale from '../../../locales/en/finale.json';
import type home from '../../../locales/en/home.json';
import type kiosk from '../../../locales/en/kiosk.json';
import type legal from '../../../locales/en/legal.json';
import type mistakes from '../../../locales/en/mistakes.json';
import type notFound from '../../../locales/en/not-found.json';
import type offline from '../../../locales/en/offline.json';
import type offlinePage from '../../../locales/en/offline-page.json';
import type operator from '../../../locales/en/operator.json';
import type projection from '../../../locales/en/projection.json';
import type register from '../../../locales/en/register.json';
import type report from '../../../locales/en/report.json';
import type said from '../../../locales/en/said.json';
import type simulation from '../../../locales/en/simulation.json';
import type site from '../../../locales/en/site.json';
import type slip from '../../../locales/en/slip.json';
import type starter from '../../../locales/en/starter.json';
import type takeAway from '../../../locales/en/take-away.json';
import type told from '../../../locales/en/told.json';
import type transcript from '../../../locales/en/transcript.json';
import type waiting from '../../../locales/en/waiting.json';
import { type ChapterKey, words } from '../../../stage/index.ts';
import { addWords } from '../../i18n.ts';

type Site = typeof home &
  typeof comfort &
  typeof finale &
  typeof legal &
  typeof kiosk &
  typeof mistakes &
  typeof notFound &
  typeof offline &
  typeof offlinePage &
  typeof operator &
  typeof projection &
  typeof register &
  typeof report &
  typeof said &
  typeof simulation &
  typeof site &
  typeof slip &
  typeof starter &
  typeof takeAway &
  typeof told &
  typeof transcript &
  typeof waiting;

declare module 'i18next' {
  /** A key that no file in locales/en has is an error of the compiler. */
  interface CustomTypeOptions {
    readonly keySeparator: false;
    readonly nsSeparator: false;
    readonly resources: { readonly translation: Site & Readonly<Record<ChapterKey, string>> };
  }
}

addWords({ ...words, ...finale });
