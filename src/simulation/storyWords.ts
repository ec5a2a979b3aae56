/**
 * Adds the words of the chapters and of the finale to the translations. Also declares the types of all translation
 * keys, because only this module knows the keys of the chapters.
 */
import type comfort from '../../locales/en/comfort.json';
import type waiting from '../../locales/en/connection.json';
import finale from '../../locales/en/finale.json';
import type kiosk from '../../locales/en/kiosk.json';
import type legal from '../../locales/en/legal.json';
import type mistakes from '../../locales/en/mistakes.json';
import type offline from '../../locales/en/offline.json';
import type offlinePage from '../../locales/en/offline-page.json';
import type operator from '../../locales/en/operator.json';
import type projection from '../../locales/en/projection.json';
import type register from '../../locales/en/register.json';
import type report from '../../locales/en/report.json';
import type simulation from '../../locales/en/simulation.json';
import type starter from '../../locales/en/starter.json';
import type stepError from '../../locales/en/stepError.json';
import type takeAway from '../../locales/en/take-away.json';
import type transcript from '../../locales/en/transcript.json';
import type transcriptPanel from '../../locales/en/transcriptPanel.json';
import type transcriptSteps from '../../locales/en/transcriptSteps.json';
import { type ChapterKey, words } from '../../stage/index.ts';
import { addWords, type FirstWords } from '../words/i18n.ts';

type Site = FirstWords &
  typeof comfort &
  typeof finale &
  typeof kiosk &
  typeof legal &
  typeof mistakes &
  typeof offline &
  typeof offlinePage &
  typeof operator &
  typeof projection &
  typeof register &
  typeof report &
  typeof starter &
  typeof transcript &
  typeof transcriptPanel &
  typeof simulation &
  typeof stepError &
  typeof takeAway &
  typeof transcriptSteps &
  typeof waiting;

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly keySeparator: false;
    readonly nsSeparator: false;
    readonly resources: { readonly translation: Site & Readonly<Record<ChapterKey, string>> };
  }
}

addWords({ ...words, ...finale });
