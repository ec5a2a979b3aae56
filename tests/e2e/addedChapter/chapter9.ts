/** A chapter that only the test has: two places, a question and a card, with images of chapters 1 and 2. */
import { chapter1 } from '../../../stage/story/chapter1.ts';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { layer } from '../../../stage/story/scenery.ts';
import words from './chapter_9.json' with { type: 'json' };

const BUBBLE = { md: [470, 60, 560, 300], sm: [18, 18, 358, 178] } as const;

export const chapter9 = defineChapter({
  number: 9,
  words,
  title: { ground: 'purple', elements: chapter1.title?.elements ?? {} },
  places: {
    clubhouse: {
      elements: {
        back: layer('01_back', 0.1),
        front: layer('01_front', 0.6, ['md']),
        list: { image: '01_list', depth: 0.64, md: { x: 500, y: 838 }, sm: { x: 122, y: 610 } },
        romy: {
          image: '01_romy_sit',
          face: 'calm',
          depth: 0.7,
          md: { x: 1256, y: 901 },
          sm: { x: 288, y: 606 },
        },
      },
      bubble: BUBBLE,
      mouths: { ambassador: { md: [1214, 486], sm: [270, 428] } },
    },
    pitch: {
      after: 'letsGo',
      elements: {
        sky: layer('02_sky', 0, ['md']),
        far: layer('02_far', 0.12, ['md']),
        turf: layer('02_turf', 0.6, ['md']),
        back: layer('02_back', 0, ['sm']),
        ball: { image: '02_ball', depth: 0.7, md: { x: 676, y: 874 }, sm: { x: 160, y: 640 } },
      },
      bubble: BUBBLE,
      mouths: {},
    },
  },
  lines: {
    yourList: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    letsGo: { speaker: 'assistant' },
    outHere: {
      speaker: 'ambassador',
      change: { ball: { md: { x: 400, y: 874 }, sm: null } },
      acts: [{ act: 'roll', who: 'ball' }],
    },
  },
  question: { kind: 'select', answer: 1, after: 'outHere' },
  card: {},
});
