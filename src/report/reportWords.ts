import { CARDS } from 'virtual:cards';
import { MISTAKES } from 'virtual:mistakes';
import type { TFunction } from 'i18next';
import report from '../../locales/en/report.json';
import { firstMistakeWords } from '../progress/firstMistake.ts';
import type { Report } from '../progress/reportCode.ts';
import { addWords } from '../words/i18n.ts';
import type { ReportWords } from './picture/draw.ts';
import { remarkOn } from './remark.ts';

addWords({ ...report, ...MISTAKES });

const CHOICES = [0, 1, 2, 3] as const;

export function wordsOf(report: Report, t: TFunction, address: string): ReportWords {
  return {
    title: t('pages.report.title'),
    home: t('pages.report.home'),
    score: t('pages.report.score'),
    away: t('pages.report.away'),
    first: firstMistakeWords(report.first),
    made: t('pages.report.made', { count: report.mistakes }),
    list: t('pages.report.order'),
    order: (report.order ?? [])
      .flatMap(choice => CHOICES[choice] ?? [])
      .map(choice => t(`pages.report.order.${choice}`)),
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
