/** Nine chapters with every kind of step, and both kinds of question. */

import { labelOf } from '../../../stage/runner/labels.ts';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import type { ImageId } from '../../../stage/story/images.generated.ts';
import { buildStory } from '../../../stage/story/story.ts';
import type { PerLayout, Point, Reaction, RigPose, Words } from '../../../stage/story/types.ts';
import { IMAGE_IDS } from '../../builtPacks.ts';

export function image(number: number): ImageId {
  const id = IMAGE_IDS[number];
  if (!id) throw new Error(`There is no image number ${number}`);
  return id;
}

export const CALM: RigPose = { face: 'calm', near: 'near_hip', far: 'far_present' };
export const PROUD: RigPose = { face: 'proud', near: 'near_ball', far: 'far_fist' };

const everywhere = (x: number, y: number) => ({ md: { x, y }, sm: { x: x / 4, y: y / 2 } });
const wall = { image: image(0), depth: 0, ...everywhere(0, 0) };
const player = { image: image(1), depth: 0.6, ...everywhere(400, 800) };
const ball = { image: image(2), depth: 0.7, z: 0.9, ...everywhere(200, 900) };
/** only on the medium layout */
const bench = { image: image(3), depth: 0.5, md: { x: 1200, y: 900 } };
const romy = { rig: CALM, depth: 1, ...everywhere(250, 500) };

const elements = { wall, bench, player, ball, romy: null };
const BUBBLE = { md: [392, 64, 520, 330], sm: [18, 18, 358, 178] } as const;
const MOUTH: PerLayout<Point> = { md: [300, 420], sm: [75, 210] };
const place = { bubble: BUBBLE, mouths: { ambassador: MOUTH } };
const title = { background: 'purple', elements: { wall: { ...wall, image: image(4) } } } as const;

export const wordsOf = (chapter: number, ...keys: readonly string[]): Words =>
  Object.fromEntries(keys.map(key => [`simulation.chapter_${chapter}.${key}`, `The words of ${key}`]));

const choices = (count: number) => Array.from({ length: count }, (_, i) => `question.choice_${i}`);

const romyComes = { speaker: 'ambassador', change: { romy } } as const;
const lines = {
  romyComes,
  zoeSpeaks: {
    speaker: 'player.zoe',
    delay: 1.5,
    bubble: { md: [9, 9, 90, 90] },
    change: { player: { image: image(5) } },
  },
  ballRolls: {
    speaker: 'ambassador',
    change: { romy: { rig: PROUD }, ball: everywhere(900, 900), player: everywhere(700, 800) },
    acts: [
      { act: 'roll', who: 'ball', seconds: 0.4 },
      { act: 'walk', who: 'player', images: [image(6), image(7)], seconds: 0.5 },
    ],
  },
} as const;
const NAMES = ['text_romyComes', 'text_zoeSpeaks', 'text_ballRolls'];

/** The player acts, then shows another image, and the ambassador leaves. */
const reactionTo = (choice: number): Reaction<'player' | 'romy'> => ({
  ...(choice === 1 && { room: [9, 9, 500, 200] }),
  change: { player: { image: image(9 + choice) }, romy: null },
  acts: [{ act: 'frames', who: 'player', images: [image(6), image(7)], fps: 2 }],
});

const asking = (number: number, answer: number) =>
  defineChapter({
    number,
    words: wordsOf(number, ...NAMES, ...choices(3)),
    title,
    places: { yard: { ...place, elements } },
    lines,
    question: {
      kind: 'select',
      answer,
      after: 'zoeSpeaks',
      change: { player: { image: image(8) } },
      wrong: Object.fromEntries(
        [0, 1, 2].filter(choice => choice !== answer).map(choice => [choice, reactionTo(choice)]),
      ),
    },
    card: { change: { romy: null, bench: null } },
  });

const REPLIES = [0, 1, 2, 3].map(top => `text_reply_top_${top}`);
const ranking = defineChapter({
  number: 1,
  words: wordsOf(1, 'text_romyComes', 'text_zoeSpeaks', 'text_reply', ...REPLIES, ...choices(4)),
  title,
  places: { yard: { ...place, elements } },
  lines: { romyComes, zoeSpeaks: lines.zoeSpeaks, reply: { speaker: 'ambassador' } },
  question: { kind: 'drag', after: 'zoeSpeaks' },
  card: { change: { romy: null, bench: null } },
});

const ending = defineChapter({
  number: 8,
  words: wordsOf(8, 'text_evening', 'text_throw', 'text_swing'),
  title,
  places: { yard: { ...place, elements } },
  lines: {
    throw: {
      speaker: 'assistant',
      change: { ball: everywhere(600, 400) },
      acts: [{ act: 'arc', who: 'ball', height: 90 }],
    },
    swing: { speaker: 'ambassador', acts: [{ act: 'sway', who: 'ball', degrees: 8, seconds: 0.5 }] },
  },
  finale: { change: { player: null } },
});

const intro = defineChapter({
  number: 0,
  words: wordsOf(0, 'text_hello', 'text_show'),
  places: { yard: { ...place, elements: { ...elements, romy } } },
  lines: {
    show: {
      speaker: 'ambassador',
      change: { romy: { rig: PROUD }, player: { image: image(5) }, bench: null },
      acts: [
        { act: 'inTurn', who: ['player', 'romy'], every: 0.2 },
        { act: 'frames', who: 'ball', images: [image(6), image(7)], times: 2 },
      ],
    },
  },
});

export const smallStory = buildStory([
  intro,
  ranking,
  asking(2, 0),
  asking(3, 2),
  asking(4, 0),
  asking(5, 1),
  asking(6, 1),
  asking(7, 0),
  ending,
]);

export const labelIn = (chapter: number, name: string) => labelOf(smallStory, chapter, name);
