import { OWNER } from 'virtual:owner';
import type { TFunction } from 'i18next';

/** A maker that the owner has not named yet gets a general term, such as "a school". */
export const makersIn = (t: TFunction) => ({
  school: OWNER.makers.school || t('layout.footer.a_school'),
  association: OWNER.makers.association || t('layout.footer.an_association'),
});
