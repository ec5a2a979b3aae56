/**
 * Posters in stage units: one figure across the window, in front of one huge word.
 * assets/places/props/fullWindow/poster.ts draws with these numbers.
 */
import type { ImageId } from './images.generated.ts';
import type { ElementLook, Layout, PerLayout, Placement, Point, Shot } from './types.ts';

export const POSTER_WORD: PerLayout<number> = { md: 1340, sm: 368 };
export const POSTER_GAP: PerLayout<number> = { md: 67, sm: 18 };
/** The rows of words are larger than the stage, so they are drawn at this scale, to keep their texture small. */
export const WALL_K = 0.07;
/** The huge word and the figure are drawn at this scale; finer textures make them sharp (see `POSTER_SHOT`). */
export const POSTER_K = 0.25;

/** Units up per unit to the right: 6 degrees, as in the wordmark. */
export const RISE = 0.105;

export interface Poster {
  readonly word: PerLayout<Point>;
  readonly letters: PerLayout<number>;
  readonly figure: PerLayout<{
    readonly at: Placement;
    /** stage units per unit of the drawing */
    readonly size: number;
  }>;
  readonly fall: PerLayout<Point>;
}

export const POSTERS = {
  /** minute 55: Jeta scores */
  goal: {
    word: { md: [86, 190], sm: [13, 262] },
    letters: { md: 720, sm: 300 },
    figure: {
      md: { at: { x: 716, y: 900 }, size: 1.8 },
      sm: { at: { x: 166, y: 548 }, size: 0.57 },
    },
    fall: { md: [-46, 60], sm: [-16, 20] },
  },
  /** minute 62: Zoé holds the ball */
  mine: {
    word: { md: [86, 340], sm: [13, 290] },
    letters: { md: 564, sm: 222 },
    figure: {
      md: { at: { x: 800, y: 610 }, size: 0.96 },
      sm: { at: { x: 152, y: 424, turn: -20 }, size: 0.42 },
    },
    fall: { md: [-46, 60], sm: [-19, 22] },
  },
} as const satisfies Record<string, Poster>;

/** The whole stage, but with the finer textures of close-ups. */
export const POSTER_SHOT: Shot = { md: [0, 0, 1512, 982], focus: [60, 0, 1400, 982], sm: [0, 0, 394, 752] };

export const FLOOD = { md: { x: 756, y: -600, k: 400 }, sm: { x: 197, y: 200, k: 160 } } as const;

/** Every element of at least this scale is such a square, and hides everything behind it. */
export const FLOOD_MIN_SCALE = 100;

export const enlarged = (at: Placement): Placement => ({ ...at, k: 1 / POSTER_K });

export function posterElements(
  { word }: Poster,
  images: Readonly<Record<'ground' | 'wall' | 'word', ImageId>>,
): Readonly<Record<'ground' | 'wall' | 'word', ElementLook>> {
  const at = (layout: Layout, k: number): Placement => ({ x: word[layout][0], y: word[layout][1], k });
  const placed = (k: number) => ({ md: at('md', k), sm: at('sm', k) });
  return {
    ground: { image: images.ground, depth: 0, z: 0.8, piece: true, ...FLOOD },
    wall: { image: images.wall, depth: 0.2, z: 0.81, piece: true, ...placed(1 / WALL_K) },
    word: { image: images.word, depth: 0.3, z: 0.9, ...placed(1 / POSTER_K) },
  };
}

export const NO_POSTER = { ground: null, wall: null, word: null } as const;
