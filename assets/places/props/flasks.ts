/**
 * Draws two flasks and a drinking bottle, each standing on 0, 0. The flask with a handle is for chapter 1 and the
 * site's pages. The flask without a handle has a cup on top and is for the table of chapter 7.
 */
import { C, type Color, type Drawn, form, path, poly, rect, stroke } from '../../kit/index.ts';

const FLASK = { half: 30, height: 124, lid: 30 };

/** A flask with a handle. Its lid serves as the cup. */
export const flaskWithHandle = () => [
  stroke('M26-108C60-110 60-44 26-46', C.ink, 11),
  form(`M-${FLASK.half} 0L-${FLASK.half}-108L-22-124L22-124L${FLASK.half}-108L${FLASK.half} 0Z`, C.purple, [
    [-40, 10],
    [-8, 10],
    [-8, -130],
    [-40, -130],
  ]),
  rect(-FLASK.half, -72, 60, 20, C.yellow),
  rect(-FLASK.half, -72, 22, 20, C.amber),
  form('M-20-124L-24-156L24-156L20-124Z', C.white, [
    [-30, -120],
    [-6, -120],
    [-7, -160],
    [-30, -160],
  ]),
];

const RIBBON = 'M-10 0C-34-34 14-52-6-92C-14-108-8-120-2-130C2-96 28-88 12-48C6-32 4-14 6 0Z';

const RIBBON_BEHIND = 'M12-8C8-44 44-54 28-98C24-112 28-122 34-136C36-104 54-92 42-54C36-36 26-26 24-8Z';

/** Steam as two flat ribbons; 0, 0 is the top of the flask. */
export const steam = () => [path(RIBBON, C.white), path(RIBBON_BEHIND, C.lilac)];

/** A flask without a handle, with the cup on top. */
export function plainFlask(): Drawn {
  return [
    form('M-30 0V-120L-20-140H20L30-120V0Z', C.purple, 'M-40 10V-150H-6V10Z'),
    form('M-22-138V-180H22V-138Z', C.white, 'M-30-130V-190H-5V-130Z'),
    rect(-30, -96, 60, 18, C.yellow),
    rect(-30, -96, 24, 18, C.amber),
  ];
}

const BOTTLE = 'M-21 0L-23-8L-23-74L-11-92L11-92L23-74L23-8L21 0Z';

/** A standing drinking bottle. To lay the bottle down, turn the drawing around 0, 0, which is the bottle's foot. */
export const bottle = (colour: Color = C.white) => [
  form(BOTTLE, colour, [
    [-30, 6],
    [-5, 6],
    [-5, -70],
    [-9, -100],
    [-30, -100],
  ]),
  rect(-23, -58, 46, 26, C.plum),
  rect(-23, -58, 18, 26, C.ink),
  rect(-13, -104, 26, 14, C.ink),
  poly(
    [
      [-7, -104],
      [-4, -122],
      [4, -122],
      [7, -104],
    ],
    C.yellow,
  ),
];
