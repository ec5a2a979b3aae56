/** The marks: icons, the picture that goes with a shared link, and stand-ins for the partners' logos. */
import {
  avatar,
  C,
  disc,
  path,
  poly,
  put,
  rays,
  rect,
  svg,
  symbol,
  TURF,
  times,
  wordmark,
} from '../kit/index.ts';
import { drawing } from './drawing.ts';

const fan = times(14, i => [(i * 360) / 14 + 8, 3.2] as const);

export const favicon = () => svg(64, 64, put(symbol(31), 32, 32), '0 0 64 64');

/** A square filled to its edges; `room` is the share of it that the disc takes. */
export const icon = (size: number, room: number) =>
  svg(size, size, [rect(0, 0, 512, 512, C.plum), put(symbol(256 * room), 256, 256)], '0 0 512 512');

export const social = () =>
  svg(
    1200,
    630,
    [
      rect(0, 0, 1200, 630, C.purple),
      rays(900, 300, 1400, fan, TURF),
      disc(900, 300, 270, C.yellow),
      poly(
        [
          [0, 560],
          [1200, 440],
          [1200, 640],
          [0, 640],
        ],
        C.plum,
      ),
      put(avatar({ near: 'near_ball', far: 'far_point' }), 836, 270, 0.86),
      put(wordmark(), 76, 170, 1.02),
    ],
    '0 0 1200 630',
  );

const letters = (shapes: string) => path(shapes, C.white);

/** Neutral on purpose: a book for the school, a cup for the tournament. Real logos replace the files. */
export const partners = () => [
  drawing(
    'partner-school',
    [0, 0, 180, 72],
    [path('M14 18L40 10L66 18V60L40 52L14 60Z', C.white), path('M40 10L66 18V60L40 52Z', C.lilac)],
    letters('M84 22H160V30H84ZM84 36H140V42H84ZM84 48H150V54H84Z'),
  ),
  drawing(
    'partner-tournament',
    [0, 0, 180, 72],
    [
      path('M22 10H58V30C58 44 46 48 44 48V54H52V62H28V54H36V48C34 48 22 44 22 30Z', C.yellow),
      path('M40 10H58V30C58 44 46 48 44 48V54H52V62H40Z', C.amber),
      path(
        'M12 14H22V20H18C18 28 20 30 24 32L22 38C14 34 12 26 12 14ZM68 14H58V20H62C62 28 60 30 56 32L58 38C66 34 68 26 68 14Z',
        C.yellow,
      ),
    ],
    letters('M84 22H150V30H84ZM84 36H164V42H84ZM84 48H130V54H84Z'),
  ),
];
