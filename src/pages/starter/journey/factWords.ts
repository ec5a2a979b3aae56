import type { TFunction } from 'i18next';
import { isWordKey } from '../../../words/i18n.ts';
import type { Fact, Station } from './journey.ts';

/** The words of a row of a station's table; a course that is required is named by its title. '' for a fact it does not have. */
export function factWords({ id, requires }: Station, fact: Fact, t: TFunction): string {
  const key = `pages.starter.journey.${id}.${fact}`;
  const course = requires && t(`pages.starter.journey.${requires}.title`);
  return isWordKey(key) ? t(key, { course }) : '';
}
