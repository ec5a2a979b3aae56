import { CARDS } from 'virtual:cards';
import { MISTAKES } from 'virtual:mistakes';
import type { TFunction } from 'i18next';
import report from '../../locales/en/report.json';
import { firstMistakeWords } from '../progress/firstMistake.ts';
import type { Report } from '../progress/reportCode.ts';
import { addWords } from '../words/i18n.ts';
import type { ReportWords } from './picture/draw.ts';
import { remarkOn } from './remark.ts';

type Words = typeof report;
declare module '../words/i18n.ts' {
  interface SiteWords extends Words {}
}

addWords({ ...report, ...MISTAKES });

const CHOICES = [
  'pages.report.order.0',
  'pages.report.order.1',
  'pages.report.order.2',
  'pages.report.order.3',
] as const;

export function wordsOf(report: Report, t: TFunction, address: string): ReportWords {
  return {
    title: t('pages.report.title'),
    home: t('pages.report.home'),
    score: t('pages.report.score'),
    away: t('pages.report.away'),
    first: firstMistakeWords(report.first),
    made: t('pages.report.made', { count: report.mistakes }),
    list: t('pages.report.order'),
    order: (report.order ?? []).flatMap(choice => CHOICES[choice] ?? []).map(key => t(key)),
    strengths: CARDS.map(({ strength }) => strength),
    remark: t(`pages.report.remark.${remarkOn(report)}`),
    foot: t('pages.report.foot', { address }),
  };
}

export function altTextOf({ order, strengths, ...words }: ReportWords, t: TFunction): string {
  return t('pages.report.alt', {
    ...words,
    strengths: strengths.join(', '),
    order: order.length > 0 ? t('pages.report.order.said', { order: order.join(', ') }) : '',
  });
}
