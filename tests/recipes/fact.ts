import type { Recipe } from './recipe.ts';

const LICENCES = 'src/facts/licences.ts';

/** The Introduction Course opens a year earlier. */
export const fact: Recipe = {
  name: 'A fact',
  files: [LICENCES],
  apply(copy) {
    copy.replace(LICENCES, 'minAge: 16,', 'minAge: 15,');
  },
};
