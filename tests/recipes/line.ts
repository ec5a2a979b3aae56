import type { Recipe } from './recipe.ts';

const WORDS = 'locales/en/chapters/chapter_3.json';
const CHAPTER = 'stage/story/chapters/chapter3.ts';

/** Adds a line of Luana between two lines of chapter 3. */
export const line: Recipe = {
  name: 'A line',
  files: [WORDS, CHAPTER],
  apply(copy) {
    copy.replace(
      WORDS,
      '  "simulation.chapter_3.text_goal"',
      '  "simulation.chapter_3.text_writes": "She walks. Every time. May I use both sides?",\n  "simulation.chapter_3.text_goal"',
    );
    copy.replace(
      WORDS,
      '  "pictures.chapter_3.goal"',
      '  "pictures.chapter_3.writes": "Luana writes on. Romy has turned to her, her hands in her pockets.",\n  "pictures.chapter_3.goal"',
    );
    copy.replace(
      CHAPTER,
      '    goal: {\n',
      `    writes: {
      speaker: 'player.luana',
      shot: { ...WITH_ALMA, ...NEAR_LUANA },
      bubble: { md: [330, 262, 250, 90], up: [690, 36, 480, 210] },
      change: { romy: { image: '03_romy_watch', face: 'listening' } },
    },
    goal: {
`,
    );
  },
};
