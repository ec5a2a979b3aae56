import type { TFunction } from 'i18next';
import { isWordKey } from '../../../words/i18n.ts';
import type { Fact, Station } from './journey.ts';

/**
 * Returns the text of a fact about a station; '' if the station does not have this fact. The text names a required
 * course by its title.
 */
export function factWords({ id, requires }: Station, fact: Fact, t: TFunction): string {
  const key = `pages.starter.journey.${id}.${fact}`;
  const course = requires && t(`pages.starter.journey.${requires}.title`);
  return isWordKey(key) ? t(key, { course }) : '';
}
