/**
 * Sizes of the posters, in stage units. A poster shows an event of the match: one figure across the window, in front of
 * one huge word. The drawings (assets/places/props/fullWindow/poster.ts) and the shots use these numbers.
 */
import type { ImageId } from './images.generated.ts';
import type { ElementLook, Layout, PerLayout, Placement, Point, Shot } from './types.ts';

/** Width of a poster's word. */
export const POSTER_WORD: PerLayout<number> = { md: 1340, sm: 368 };
/** Gap between two words, and between two rows of words. */
export const POSTER_GAP: PerLayout<number> = { md: 67, sm: 18 };
/**
 * Scale at which the rows of words are drawn. The stage enlarges them by 1 / `WALL_K`. The rows are larger
 * than the stage, so they are drawn small to keep their texture small.
 */
export const WALL_K = 0.07;
/**
 * Scale at which the huge word and the figure are drawn. The stage enlarges the drawings by 1 / `POSTER_K`.
 * Word and figure are sharp, because a poster gets the finer textures of close-ups (see `POSTER_SHOT`).
 */
export const POSTER_K = 0.25;

/** Slope of the rows of words: units up per unit to the right. The angle is 6 degrees, as in the wordmark. */
export const RISE = 0.105;

export interface Poster {
  /** upper left corner of the word */
  readonly word: PerLayout<Point>;
  /** height of the word's letters */
  readonly letters: PerLayout<number>;
  readonly figure: PerLayout<{
    readonly at: Placement;
    /** stage units per unit of the figure's drawing */
    readonly size: number;
  }>;
  /** offset from the figure to its shadow on the word */
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

/** Shot of the whole stage. Unlike a place's default shot, it gets the finer textures of close-ups. */
export const POSTER_SHOT: Shot = { md: [0, 0, 1512, 982], focus: [60, 0, 1400, 982], sm: [0, 0, 394, 752] };

/** The placement of a square of one colour that fills every window, such as the background of a poster. */
export const FLOOD = { md: { x: 756, y: -600, k: 400 }, sm: { x: 197, y: 200, k: 160 } } as const;

/**
 * Every element with at least this scale is a square of one colour that fills the window, for example at `FLOOD`. The
 * square hides everything behind it.
 */
export const FLOOD_MIN_SCALE = 100;

/** Adds the scale that enlarges a drawing to its size on the stage. The drawing is drawn at the scale `POSTER_K`. */
export const enlarged = (at: Placement): Placement => ({ ...at, k: 1 / POSTER_K });

/** The elements of a poster without its figure: the background, the rows of words (`wall`), and the huge word. */
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

/** The change that removes a poster, except its figure. */
export const NO_POSTER = { ground: null, wall: null, word: null } as const;
