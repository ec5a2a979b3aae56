/** Generates chapters for stories of any length. The chapters use images of the real story. */
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import type { Chapter } from '../../../stage/story/types.ts';
import { image, wordsOf } from '../runner/smallStory.ts';

const at = (x: number) => ({ md: { x, y: 800 }, sm: { x: x / 4, y: 400 } });
const FULL = { md: [392, 44, 520, 290], sm: [18, 18, 358, 178] } as const;
const place = { bubble: FULL, mouths: { ambassador: { md: [300, 420], sm: [75, 210] } } } as const;
const wall = { image: image(0), depth: 0, ...at(0) };

/** Returns a chapter with a title, two places, a question and a card. `steps`: number of its steps, at least 8. */
export function chapterOf(number: number, steps: number): Chapter {
  const lines = Array.from({ length: steps - 5 }, (_, i) => `line${i + 1}`);
  const choices = [0, 1, 2].map(choice => `question.choice_${choice}`);
  return defineChapter({
    number,
    words: wordsOf(number, ...lines.map(name => `text_${name}`), ...choices),
    title: { background: 'plum', elements: { wall } },
    places: {
      yard: { ...place, elements: { wall, player: { image: image(1), depth: 0.6, ...at(400) } } },
      kitchen: { ...place, elements: { wall, player: null }, after: 'line2' },
    },
    lines: {
      line1: { speaker: 'ambassador', change: { player: { image: image(2), sm: null } } },
      line3: { speaker: 'parent', change: { player: { image: image(3), depth: 0.6, ...at(number) } } },
    },
    question: {
      kind: 'select',
      answer: 2,
      after: 'line3',
      wrong: { 0: { change: { player: { image: image(4) } } }, 1: {} },
    },
    card: {},
  });
}
