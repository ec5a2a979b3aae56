import type { Recipe } from './recipe.ts';

const LICENCES = 'src/facts/licences.ts';

/** Lowers the minimum age of the Introduction Course by one year. */
export const fact: Recipe = {
  name: 'A fact',
  files: [LICENCES],
  apply(copy) {
    copy.replace(LICENCES, 'minAge: 16,', 'minAge: 15,');
  },
};
