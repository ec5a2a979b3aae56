import type { TFunction } from 'i18next';
import { isWordKey } from '../../../words/i18n.ts';
import type { Fact, Station } from './journey.ts';

export function factWords({ id, requires }: Station, fact: Fact, t: TFunction): string {
  const key = `pages.starter.journey.${id}.${fact}`;
  const course = requires && t(`pages.starter.journey.${requires}.title`);
  return isWordKey(key) ? t(key, { course }) : '';
}
