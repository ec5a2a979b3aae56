/** A tenth chapter, which ends the story: a title, two places, a question, a card and the finale. */
const key = (rest: string) => `simulation.chapter_9.${rest}`;
const picture = (step: string) => `pictures.chapter_9.${step}`;

/** Words of the new chapter. recipes.spec.ts looks for these words in the built site. */
export const TUESDAY = {
  title: 'First training',
  stairs: 'The stairs behind the clubhouse on a Tuesday. Romy waits at their foot.',
  evening: 'The stairs once more. Romy has her hand on her hip, and the ball has gone.',
  hello: "Tuesday. This one's your list.",
  question: 'How do you begin?',
  reason: 'The plan can wait two minutes.',
  card: 'The First Tuesday',
  cardAlt: 'Card front: a ball, as large as a house.',
} as const;

const WORDS = {
  [key('section')]: 'Tuesday',
  [key('title')]: TUESDAY.title,
  [key('subtitle')]: 'Three days later',
  [key('text_hello')]: TUESDAY.hello,
  [key('text_letsGo')]: "Then let's go.",
  [key('question.title')]: TUESDAY.question,
  [key('question.introduction')]: 'Fourteen girls look at you.',
  [key('question.instruction')]: 'Pick one',
  [key('question.choice_0')]: 'With the plan for the evening',
  [key('question.choice_1')]: 'With their names, every one of them',
  [key('question.choice_2')]: 'With a lap round the pitch',
  [key('question.error_title')]: "Not quite, but you're close!",
  [key('question.error_text')]: 'Names first.',
  [key('question.error_text_0')]: TUESDAY.reason,
  [key('question.error_text_2')]: 'They would run for you. They would rather be seen.',
  [key('text_names')]: 'Fourteen names, and you know them all.',
  [key('text_later')]: 'They are warm. You are, too.',
  [key('card.strength')]: 'Beginning',
  [key('card.title')]: TUESDAY.card,
  [key('card.introduction')]: 'Somebody has to begin.',
  [key('card.tuesday')]: 'On Tuesday, say hello first.',
  [key('card.alt')]: TUESDAY.cardAlt,
  'mistakes.9_0': 'I began with a plan.',
  'mistakes.9_2': 'I made them run.',
  [picture('title')]: 'A title screen: one ball, as large as a house.',
  [picture('stairs')]: TUESDAY.stairs,
  [picture('hello')]: 'Romy holds out the list to you.',
  [picture('letsGo')]: 'Romy has stepped aside for you.',
  [picture('question')]: 'Romy waits for your first word.',
  [picture('wrong_0')]: 'The ball rolls away to the left, slowly.',
  [picture('wrong_2')]: 'The ball rolls away to the right, faster.',
  [picture('evening')]: TUESDAY.evening,
  [picture('later')]: 'Romy points up the stairs.',
  [picture('names')]: 'Close up: Romy smiles.',
  [picture('card')]: 'Behind your card it is Tuesday.',
  [picture('finale')]: 'The stairs in the evening, and {{cards}} cards in front of you.',
};

const TITLE = `/** First training: one ball. */
import { type Layer, type Layout, put } from '../kit/index.ts';
import { matchBall } from '../places/props/balls.ts';
import { TITLE_COLOURS, titleScreen } from './family.ts';

const AT = { md: { x: 1110, y: 796, k: 3 }, sm: { x: 216, y: 640, k: 1.3 } };

export function title9(layout: Layout): Layer[] {
  const { x, y, k } = AT[layout];
  return titleScreen(layout, TITLE_COLOURS.lilac, put(matchBall(), x, y, k));
}
`;

const CARD = `/** The First Tuesday: a ball. */
import { type Drawn, put } from '../kit/index.ts';
import { matchBall } from '../places/props/balls.ts';
import { cardFront, TONES } from './family.ts';

export const card9 = (): Drawn => cardFront(TONES.purple, put(matchBall(), 190, 350, 1.4));
`;

const PICTURES = `/** Chapter 9: the stairs on a Tuesday. */
import { card9 } from '../cards/card9.ts';
import { matchBall } from '../places/props/balls.ts';
import { stairs } from '../places/stairs.ts';
import { title9 } from '../titles/title9.ts';
import { type Drawings, place, thing, title } from './image.ts';

export const images: Drawings = {
  ...title(title9),
  ...place(stairs, { sm: { back: ['sky', 'pitch', 'hedge', 'table', 'clubhouse', 'flight'] } }),
  ball: thing(matchBall(), { md: 0.5, sm: 0.25 }),
};

export const card = card9;
`;

const CHAPTER = `/** Chapter 9: the first training. */
import words from '../../../locales/en/chapters/chapter_9.json' with { type: 'json' };
import { defineChapter } from '../defineChapter.ts';
import { DISCS } from '../discs.ts';
import { atDisc, layer } from '../scenery.ts';

const LAYERS = {
  back: layer('09_back', 0, ['sm']),
  sky: layer('09_sky', 0, ['md']),
  pitch: layer('09_pitch', 0.15, ['md']),
  hedge: layer('09_hedge', 0.25, ['md']),
  table: layer('09_table', 0.3, ['md']),
  clubhouse: layer('09_clubhouse', 0.45, ['md']),
  flight: layer('09_flight', 0.6, ['md']),
} as const;
const ROOM = {
  yellowSky: true,
  shot: { focus: [0, 160, 820, 822] },
  disc: DISCS.stairs,
  bubble: { md: [400, 20, 500, 270], sm: [18, 20, 358, 180] },
  mouths: { ambassador: { md: [290, 650], sm: [112, 560] } },
} as const;
const ROMY = { md: { x: 246, y: 588 }, sm: { x: 84, y: 524 } } as const;

export const chapter9 = defineChapter({
  number: 9,
  words,
  title: { background: 'lilac' },
  places: {
    stairs: {
      elements: {
        ...LAYERS,
        ball: { image: '09_ball', depth: 0.7, md: { x: 700, y: 800 }, sm: { x: 220, y: 560 } },
        romy: { rig: { face: 'calm', near: 'near_hip', far: 'far_present' }, ...ROMY, depth: 1 },
      },
      ...ROOM,
    },
    evening: {
      elements: {
        ...LAYERS,
        romy: { rig: { face: 'calm', near: 'near_hip', far: 'far_point' }, ...ROMY, depth: 1 },
      },
      after: 'names',
      ...ROOM,
    },
  },
  lines: {
    // small layout: Romy stands higher, so that the assistant's bubble does not cover her face
    letsGo: { speaker: 'assistant', change: { romy: { sm: { x: 84, y: 424 } } } },
    names: {
      speaker: 'ambassador',
      shot: { md: [60, 300, 760, 494], sm: [20, 330, 250, 430] },
      bubble: { md: [400, 320, 380, 120], sm: [30, 340, 230, 90] },
      change: { romy: { rig: { face: 'joy', near: 'near_hip', far: 'far_present' }, ...ROMY } },
    },
  },
  question: {
    kind: 'select',
    answer: 1,
    after: 'letsGo',
    wrong: {
      0: {
        change: { ball: { md: { x: 500, y: 800 }, sm: { x: 160, y: 560 } } },
        acts: [{ act: 'roll', who: 'ball', seconds: 1.2 }],
      },
      2: {
        change: { ball: { md: { x: 800, y: 800 }, sm: { x: 300, y: 560 } } },
        acts: [{ act: 'roll', who: 'ball', seconds: 1.2 }],
      },
    },
  },
  card: { shot: atDisc(DISCS.stairs) },
  finale: {},
});
`;

/** The text to add, by path: five new files, and the chapter's line in the list of chapters. */
export const CHAPTER_NINE: Readonly<Record<string, string>> = {
  'locales/en/chapters/chapter_9.json': `${JSON.stringify(WORDS, null, 2)}\n`,
  'assets/titles/title9.ts': TITLE,
  'assets/cards/card9.ts': CARD,
  'assets/images/09.ts': PICTURES,
  'stage/story/chapters/chapter9.ts': CHAPTER,
  'stage/story/chapters/chapters.ts': "export { chapter9 } from './chapter9.ts';\n",
};
