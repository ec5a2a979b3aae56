/**
 * Draws events of the match as posters. A poster has one figure across the window, in front of one huge word that rises
 * to the right. Rows of the same word fill the window behind the huge word, in a colour close to the colour of the
 * background. stage/story/posters.ts has the sizes.
 */
import {
  POSTER_GAP,
  POSTER_K,
  POSTER_WORD,
  type Poster,
  RISE,
  WALL_K,
} from '../../../../stage/story/posters.ts';
import type { Drawings, ShownPerson } from '../../../images/image.ts';
import {
  bigWord,
  type Color,
  type Drawn,
  group,
  inside,
  type Layout,
  node,
  path,
  put,
  rect,
  silhouette,
  times,
} from '../../../kit/index.ts';

/** The words, colours and figure of a poster. */
interface PosterLook {
  readonly text: string;
  readonly ground: Color;
  /** the colour of the rows of words behind the huge word */
  readonly row: Color;
  /** the word's colour, and the colour of the figure's shadow on it */
  readonly word: readonly [lit: Color, shade: Color];
  readonly figure: Drawn;
  readonly people: readonly ShownPerson[];
}

/**
 * Returns the outline `d` of the huge word, and its scale `k`. After scaling, the word is `POSTER_WORD` stage units
 * wide, and its letters are `letters` stage units high.
 */
const sized = (text: string, { letters }: Poster, layout: Layout) => {
  const k = POSTER_WORD[layout] / bigWord(text, 0).width;
  return { d: bigWord(text, letters[layout] / k, RISE).d, k };
};

/**
 * The rows of words behind the huge word. They fill the widest and the highest window. `line`: number of the
 * row; 0 is at the height of the huge word, -1 is one row higher. `words`: where the row starts. 0 is the
 * start of the huge word, 1 is one word and one gap further right, -0.5 is half this distance further left.
 */
const LINES: Readonly<Record<Layout, readonly (readonly [line: number, words: number])[]>> = {
  md: [
    [-2, -0.5],
    [-1, -0.75],
    [0, -1],
    [1, -0.5],
  ],
  sm: [
    [-2, -1.4],
    [-1, -1.7],
    [0, -2],
    [1, -1.4],
    [2, -1.7],
  ],
};
/** Number of words in each row of the wall of words. */
const WORDS: Readonly<Record<Layout, number>> = { md: 3, sm: 4 };

/**
 * The wall of words behind a poster's huge word. 0, 0 is the upper left corner of the huge word. The drawing
 * has the scale `WALL_K`, and the stage enlarges the drawing by the factor 1 / `WALL_K`.
 */
const wallOf = ({ text, row }: PosterLook, sizes: Poster, layout: Layout): Drawn => {
  const { d, k } = sized(text, sizes, layout);
  const gap = POSTER_GAP[layout];
  const step = POSTER_WORD[layout] + gap;
  return group(
    `scale(${WALL_K})`,
    LINES[layout].map(([line, before]) =>
      times(WORDS[layout], i => {
        const x = (before + i) * step;
        const y = line * (sizes.letters[layout] + gap) - x * RISE;
        return group(`translate(${Math.round(x)} ${Math.round(y)}) scale(${k})`, path(d, row));
      }),
    ),
  );
};

/** The huge word with the shadow that the figure casts on it. 0, 0 is the upper left corner of the word. */
function wordOf({ text, word: [lit, shade], figure }: PosterLook, sizes: Poster, layout: Layout): Drawn {
  const { d, k } = sized(text, sizes, layout);
  const { at, size } = sizes.figure[layout];
  const [[x, y], [dx, dy]] = [sizes.word[layout], sizes.fall[layout]];
  const scale = `scale(${k})`;
  const shadow = put(silhouette(figure, shade), at.x - x + dx, at.y - y + dy, size, at.turn);
  return [group(scale, path(d, lit)), inside(node('path', { d, transform: scale }), shadow)];
}

/** The images of a poster, by name: `{name}_ground`, `{name}_wall`, `{name}_word`, and `{who}`, which is the figure. */
export function poster(name: string, who: string, sizes: Poster, look: PosterLook): Drawings {
  const both = (draw: (layout: Layout) => Drawn) => ({ md: () => draw('md'), sm: () => draw('sm') });
  return {
    // the background: a small square that `FLOOD` (stage/story/posters.ts) enlarges to fill the window
    [`${name}_ground`]: both(() => rect(-8, -8, 16, 16, look.ground)),
    [`${name}_wall`]: both(layout => wallOf(look, sizes, layout)),
    [`${name}_word`]: both(layout => group(`scale(${POSTER_K})`, wordOf(look, sizes, layout))),
    [who]: {
      ...both(layout => group(`scale(${sizes.figure[layout].size * POSTER_K})`, look.figure)),
      people: look.people,
    },
  };
}
