import { OWNER } from 'virtual:owner';
import type { TFunction } from 'i18next';

/** Who makes the site, for words that name them: what they are, as long as they have not said who. */
export const makersIn = (t: TFunction) => ({
  school: OWNER.makers.school || t('layout.footer.a_school'),
  association: OWNER.makers.association || t('layout.footer.an_association'),
});
