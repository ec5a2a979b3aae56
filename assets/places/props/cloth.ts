/** Draws a towel, an armband and a bib. */
import { C, type Color, type Drawn, form, path, poly, put, shadeOf, shirtNumber } from '../../kit/index.ts';

/** A towel on a hook; 0, 0 is the hook. */
export function towel(fill: Color = C.white): Drawn {
  return [
    form('M-10 0H22L70 196L-48 180Z', fill, 'M-60 0H4L-6 220H-60Z'),
    poly(
      [
        [-44, 146],
        [62, 160],
        [65, 178],
        [-46, 164],
      ],
      C.purple,
    ),
    poly(
      [
        [-44, 146],
        [-3, 151],
        [-4, 170],
        [-46, 164],
      ],
      C.plum,
    ),
  ];
}

/** The captain's armband, curved as on an arm; 0, 0 is its middle. */
export function armband(fill: Color = C.yellow): Drawn {
  return [
    path('M-50-26C-30-44 30-44 50-26L40-14C20-24-20-24-40-14Z', shadeOf(fill)),
    form('M-50-26C-30-6 30-6 50-26L46 24C28 44-28 44-46 24Z', fill, 'M-60-30L-16-20L-14 50H-60Z'),
    poly(
      [
        [4, -12],
        [20, -13],
        [18, 38],
        [4, 39],
      ],
      C.white,
    ),
  ];
}

/** A bib over the back of a bench; 0, 0 is the middle of its upper edge. */
export const bib = (fill: Color = C.lilac): Drawn => [
  form('M-52-10L-26-12L-12 6H14L28-12L54-10L62 104L-64 110Z', fill, 'M-80-20H-30L-34 120H-80Z'),
  put(shirtNumber('15', C.ink), 2, 56, 1.3),
];
