import { OWNER } from 'virtual:owner';
import type { TFunction } from 'i18next';

/**
 * Returns the names of the site's makers, a school and an association, as values for a text. A maker that the
 * owner has not named yet gets a general term, such as "a school".
 */
export const makersIn = (t: TFunction) => ({
  school: OWNER.makers.school || t('layout.footer.a_school'),
  association: OWNER.makers.association || t('layout.footer.an_association'),
});
