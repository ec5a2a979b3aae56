/**
 * Draws the picture for the words "They all are.": five girls look at the viewer, with Zoé in the middle. The medium
 * layout shows a row of faces, cropped at the brows and the chin. The small layout shows a pile of strips with one pair
 * of eyes each.
 */
import { type CastId, type DrawOptions, draw } from '../../../cast/index.ts';
import {
  C,
  type Color,
  type Drawn,
  group,
  inside,
  type Layout,
  type Pt,
  poly,
  put,
  rect,
} from '../../../kit/index.ts';

/** One girl: her id, her face, the colour behind her, and the height of her strip on the small layout. */
type Row = readonly [who: CastId, options: DrawOptions, backdrop: Color, strip: number];
const AT_YOU = { look: 0 };
const FACES: readonly Row[] = [
  ['jeta', { expr: 'attentive', with: AT_YOU }, C.lilac, 108],
  ['alma', { expr: 'glum', with: AT_YOU }, C.yellow, 108],
  ['zoe', { expr: 'glum', with: AT_YOU }, C.purple, 142],
  ['luana', { expr: 'worried', with: AT_YOU }, C.yellow, 108],
  ['littleLea', { expr: 'stunned', with: AT_YOU }, C.lilac, 108],
];
/** Half the width and half the height of a cell. A cell holds one face of the medium layout. */
const CELL: Pt = [151, 222];
/** Each face in the row is higher than the face to its left by this length, in units of this drawing. */
const RISE = 18;
/**
 * `k`: scale of a figure. `at`: the point of the figure that is drawn at the middle of a cell or strip. The point is an
 * offset from the middle of the head, in units of the unscaled figure.
 */
const FRAMING: Readonly<Record<Layout, { readonly k: number; readonly at: Pt }>> = {
  md: { k: 5.5, at: [9, 12] },
  sm: { k: 2.95, at: [7, 2] },
};
const HALF_STRIP = 560; // half the width of a strip; strips fill the widest window of the small layout

function face([who, options]: Row, layout: Layout): Drawn {
  const { drawn, anchors } = draw(who, 'stand', options);
  const { k, at } = FRAMING[layout];
  return put(drawn, -(anchors.head.x + at[0]) * k, -(anchors.head.y + at[1]) * k, k);
}

/** The faces of five girls, with Zoé's in the middle. 0, 0 is the middle of Zoé's face. */
export function fiveFaces(layout: Layout): Drawn {
  const [w, h] = CELL;
  if (layout === 'md')
    return FACES.map((row, i) => {
      const [x, y] = [(i - 2) * 2 * w, (2 - i) * RISE];
      const cell: Pt[] = [
        [-w, -h + RISE / 2],
        [w, -h - RISE / 2],
        [w, h - RISE / 2],
        [-w, h + RISE / 2],
      ];
      const frame = poly(cell, row[2]);
      return group(`translate(${x} ${y})`, frame, inside(frame, face(row, layout)));
    });
  const total = FACES.reduce((sum, [, , , strip]) => sum + strip, 0);
  let y = -total / 2;
  return FACES.map(row => {
    const strip = row[3];
    const frame = rect(-HALF_STRIP, -strip / 2, 2 * HALF_STRIP, strip, row[2]);
    const drawn = group(`translate(0 ${y + strip / 2})`, frame, inside(frame, face(row, layout)));
    y += strip;
    return drawn;
  });
}
