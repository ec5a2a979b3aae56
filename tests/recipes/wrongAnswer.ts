/** Adds a fourth choice, a wrong answer, to the question of chapter 6. */
import type { Recipe } from './recipe.ts';

const WORDS = 'locales/en/chapters/chapter_6.json';
const CHAPTER = 'stage/story/chapters/chapter6.ts';

/** Words of the added choice, and the reason why it is wrong. The browser test checks that the page shows both. */
export const NEW_CHOICE = {
  choice: 'Open the window, so that everybody can breathe',
  reason: 'Fresh air is never wrong. It only says nothing about them.',
} as const;

export const wrongAnswer: Recipe = {
  name: 'A wrong answer',
  files: [WORDS, CHAPTER],
  apply({ replace }) {
    replace(
      WORDS,
      `  "simulation.chapter_6.question.error_title"`,
      `  "simulation.chapter_6.question.choice_3": "${NEW_CHOICE.choice}",
  "simulation.chapter_6.question.error_text_3": "${NEW_CHOICE.reason}",
  "mistakes.6_3": "I coached a window.",
  "pictures.chapter_6.wrong_3": "Zoé looks up, and at the window. Nobody else has moved.",
  "simulation.chapter_6.question.error_title"`,
    );
    replace(
      CHAPTER,
      '      2: {\n',
      `      3: {
        shot: { ...AT_THE_BENCH, focus: [806, 250, 634, 800] },
        room: BESIDE_THE_BENCH,
        change: { zoe: { image: '06_zoe_up' }, ...romy('worried', 'near_hip', 'far_present') },
        acts: [{ act: 'inTurn', who: ['zoe'], at: 0.8 }],
      },
      2: {
`,
    );
  },
};
