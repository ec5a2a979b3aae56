/** A match day small enough to read: nine chapters that use everything a chapter can hold. */
import { IMAGES, type ImageId } from '../../../stage/story/images.ts';
import { buildStory } from '../../../stage/story/story.ts';
import type { Chapter, Element, PerLayout, Point, RigPose, Tableau } from '../../../stage/story/types.ts';

const isImage = (id: string): id is ImageId => id in IMAGES;
const images = Object.keys(IMAGES).filter(isImage);

/** Some image of the real story; equal numbers give equal images. */
export function image(number: number): ImageId {
  const id = images[number];
  if (!id) throw new Error(`There is no image number ${number}`);
  return id;
}

export const CALM: RigPose = { face: 'calm', near: 'near_hip', far: 'far_present' };
export const PROUD: RigPose = { face: 'proud', near: 'near_ball', far: 'far_fist' };

const everywhere = (x: number, y: number) => ({ md: { x, y }, sm: { x: x / 4, y: y / 2 } });
const wall: Element = { id: 'wall', image: image(0), depth: 0, ...everywhere(0, 0) };
const player: Element = { id: 'player', image: image(1), depth: 0.6, ...everywhere(400, 800) };
const ball: Element = { id: 'ball', image: image(2), depth: 0.7, z: 0.9, ...everywhere(200, 900) };
/** only the medium layout has room for it */
const bench: Element = { id: 'bench', image: image(3), depth: 0.5, md: { x: 1200, y: 900 } };
const romy: Element = { id: 'romy', rig: CALM, depth: 1, ...everywhere(250, 500) };

const scene: Tableau = [wall, bench, player, ball];
const BUBBLE = { md: [392, 64, 520, 330], sm: [18, 18, 358, 178] } as const;
const MOUTH: PerLayout<Point> = { md: [300, 420], sm: [75, 210] };
const chapter = (id: number) => ({ id, bubble: BUBBLE, mouths: { ambassador: MOUTH } });

const titled = (id: number): Chapter => ({
  ...chapter(id),
  title: [{ ...wall, image: image(4) }],
  scene: { tableau: scene },
  lines: {
    1: { speaker: 'ambassador', change: { romy } },
    2: {
      speaker: 'player.zoe',
      delay: 1.5,
      bubble: { md: [9, 9, 90, 90] },
      change: { player: { image: image(5) } },
    },
    3: {
      speaker: 'ambassador',
      change: { romy: { rig: PROUD }, ball: everywhere(900, 900), player: everywhere(700, 800) },
      acts: [
        { act: 'roll', who: 'ball', seconds: 0.4 },
        { act: 'walk', who: 'player', images: [image(6), image(7)], seconds: 0.5 },
      ],
    },
  },
  card: { change: { romy: null, bench: null } },
});

const asking = (id: number, answer: number): Chapter => ({
  ...titled(id),
  question: {
    kind: 'select',
    choices: 3,
    answer,
    after: 2,
    change: { player: { image: image(8) } },
    wrong: { player: { image: image(9) }, romy: null },
  },
});

const ranking: Chapter = {
  ...titled(1),
  lines: { ...titled(1).lines, 3: { speaker: 'ambassador', byTopChoice: true } },
  question: { kind: 'drag', choices: 4, after: 2 },
};

const finale: Chapter = {
  ...titled(8),
  lines: {
    2: {
      speaker: 'assistant',
      change: { ball: everywhere(600, 400) },
      acts: [{ act: 'arc', who: 'ball', height: 90 }],
    },
    3: { speaker: 'ambassador', acts: [{ act: 'sway', who: 'ball', degrees: 8, seconds: 0.5 }] },
  },
  finale: { change: { player: null } },
};
const { card: _, ...ending } = finale;

const intro: Chapter = {
  ...chapter(0),
  scene: { tableau: [...scene, romy] },
  lines: {
    2: {
      speaker: 'ambassador',
      change: { romy: { rig: PROUD }, player: { image: image(5) }, bench: null },
      acts: [
        { act: 'inTurn', who: ['player', 'romy'], every: 0.2 },
        { act: 'frames', who: 'ball', images: [image(6), image(7)], times: 2 },
      ],
    },
  },
};

const lines = (id: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => [`simulation.chapter_${id}.text_${i + 1}`, `Line ${i + 1}`] as const,
  );

export const smallWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...lines(0, 2),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(id => lines(id, 3)),
  ...[0, 1, 2, 3].map(top => [`simulation.chapter_1.text_3_top_${top}`, `You put ${top} first`] as const),
]);

export const smallStory = buildStory(
  [
    intro,
    ranking,
    asking(2, 0),
    asking(3, 2),
    asking(4, 0),
    asking(5, 1),
    asking(6, 1),
    asking(7, 0),
    ending,
  ],
  smallWords,
);
