/**
 * Draws the close-up of Zoé. Her head fills a window, and she looks at the viewer or to the side. The head is 200
 * units high, as in kit/head.
 */
import {
  type Attributes,
  C,
  type Color,
  cut,
  type Drawn,
  discPath,
  HAIR,
  head,
  lit,
  NIGHT,
  type Pt,
  path,
  SKIN,
  SUN_RAY,
  stroke,
} from '../kit/index.ts';

const [, SHADE, LIP] = SKIN.s2;
const [GLOW] = SKIN.s1;
const [IRIS_RING, IRIS] = HAIR.brown;

/** the edge of forehead, cheek and chin, lit by the evening sun */
const RIM =
  'M44-82C58-60 63-40 61-24C59-12 58-4 60 4C64 14 68 24 66 38C62 60 50 78 36 88C46 76 54 58 57 40' +
  'C58 26 54 16 54 4C54-8 57-22 56-38C55-54 51-68 44-82Z';
const LIDS = {
  near: 'M-19 3C-12-17 16-20 28-1C17-11-6-11-19 3Z',
  far: 'M36 0C41-18 56-18 62-1C54-10 44-10 36 0Z',
};
const FOLDS = { near: 'M-14-13C-4-23 14-23 24-13', far: 'M41-15C47-22 54-22 58-15' };

/**
 * Draws one eye: the white of the eye, the iris with its pupil, the shade of the lid, and two reflections.
 * - `white`: outline of the white of the eye, as path data
 * - `middle`: x of the middle of the white
 * - `wide`: scale of iris, pupil, reflections and `lookX`; 1 for the near eye, less for the far eye
 * - `lookX`, `lookY`: shift of the iris from the middle
 */
function eye(white: string, middle: number, wide: number, [lookX, lookY]: Pt): Drawn {
  const [x, y] = [middle + lookX * wide, 1 + lookY];
  const part = (d: string, colour: Color, more?: Attributes) => cut(d, white, colour, more);
  return [
    path(white, C.white),
    part(discPath(x, y, 10.8 * wide), IRIS_RING),
    part(discPath(x, y, 9 * wide), IRIS),
    part(discPath(x, y, 4.9 * wide), NIGHT),
    part(
      `M${middle - 30}-24H${middle + 30}V-8C${middle + 12}-12 ${middle - 12}-12 ${middle - 30}-4Z`,
      C.ink,
      { opacity: 0.34 },
    ),
    part(discPath(x + 4 * wide, y - 5, 3.1 * wide), C.white),
    part(discPath(x - 4 * wide, y + 4, 1.3 * wide), SUN_RAY),
  ];
}
const eyes = (look: Pt): Drawn => [
  eye('M-15 3C-9-12 15-14 25 1C18 15-5 16-15 3Z', 5, 1, look),
  eye('M36 2C41-13 56-13 61 0C57 14 42 14 36 2Z', 48.5, 0.84, look),
  path(LIDS.near, C.ink),
  path(LIDS.far, C.ink),
  [FOLDS.near, FOLDS.far].map(d => stroke(d, SHADE, 1.8, { 'stroke-linecap': 'round' })),
];
const brows = (isShy: boolean): Drawn => [
  isShy
    ? [
        path('M-24-19C-12-33 8-42 26-42C28-40 28-37 26-36C12-36-4-29-19-16C-23-15-26-16-24-19Z', C.ink),
        path('M38-42C46-43 56-38 63-28C63-25 61-24 59-26C52-34 45-37 38-36C36-38 36-41 38-42Z', C.ink),
      ]
    : openBrows(),
];
const openBrows = (): Drawn => [
  path('M-20-27C-10-38 10-40 27-32C28-29 27-27 25-27C11-33-4-32-16-24C-20-22-22-24-20-27Z', C.ink),
  path('M39-32C46-39 55-38 61-32C62-29 61-27 60-27C54-32 47-33 42-28C38-28 37-30 39-32Z', C.ink),
];
const nose = (): Drawn => [
  path('M36-10C34 8 30 19 22 27C22 36 36 39 48 32C41 31 38 26 38 16Z', SHADE),
  path('M40-16C44-2 46 12 49 24C50 28 47 30 44 29C41 18 40 2 40-16Z', GLOW),
  path('M26 31C30 29 34 31 36 34C32 36 28 35 26 31Z', LIP),
];
/** the mouth of the mood `admits` (see `zoeNear`): one corner begins to smile */
const shyMouth = (): Drawn => [
  path('M10 61C18 57 24 57 29 59C35 56 42 54 51 50C47 60 38 67 28 67C20 67 14 65 10 61Z', NIGHT),
  path(
    'M12 60.5C19 57.5 24 57.5 29 59.5C35 56.5 41 55 49 51.5C45 57 38 61 29 61.5C22 62 16 61.5 12 60.5Z',
    C.white,
  ),
  path('M5 59C13 55 21 53.5 28 56C36 52 44 50 55 46C48 54 37 57 28 59C20 58.5 12 60 5 59Z', LIP),
  path('M15 70C22 74 35 74 42 67C39 75 34 78 28 78C22 78 18 75 15 70Z', SHADE),
];
const mouth = (): Drawn => [
  path('M10 61L44 61L44.9 62.1C41.1 66.5 35.6 69 29 69C20.8 69 13.6 66.8 8.9 62.7Z', NIGHT),
  path(
    'M5 58C15 57 22 56 28 58C36 55 43 53 50 51C49.2 55.4 47.4 59.2 44.9 62.1C32 65.5 20 65.5 8.9 62.7C7.3 61.3 6 59.8 5 58Z',
    C.white,
  ),
  path('M2 57.5C12 54 21 53.5 28 56C36 52 44 50 53 48.5C46 54 37 56.5 28 58.5C20 58.5 11 59 2 57.5Z', LIP),
  path('M14 71C22 76 36 76 43 68C40 77 34 80 28 80C21 80 16 77 14 71Z', SHADE),
];
/** a bob: one mass of hair, strands on the forehead, sunlight along the upper edge */
const hairFront = (): Drawn => [
  path(
    'M63-48C54-52 46-58 41-68C40-58 34-52 26-50C20-58 14-68 10-80C4-52-22-24-36 10C-36 40-33 64-44 92' +
      'C-62 100-84 98-98 88C-106 30-102-44-76-82C-48-126 40-130 62-86C68-74 66-60 63-48Z',
    C.ink,
  ),
  path('M-34-101C0-128 50-122 62-86C65-79 66-71 65-63C56-90 30-112-34-101Z', C.purple),
  path('M-50-84C-74-54-84-2-82 60C-94 20-92-44-66-76C-61-80-56-83-50-84Z', C.plum),
];
const hairBack = (): Drawn => path('M-62-64C-104-30-110 44-98 96C-66 112-36 108-16 98L-30-20Z', NIGHT);

/** The hoodie with its hood down. The shoulders end below the lower edge of every window. */
function hoodie(): Drawn {
  const body = lit(
    'M-70 128C-110 140-160 150-186 190C-204 230-210 280-212 340L190 340C186 280 176 226 158 194C136 160 90 146 52 128Z',
    C.yellow,
    'M-230 120L-70 120C-92 170-84 250-96 370L-230 370Z',
    C.amber,
  );
  return [
    path('M-104 92C-132 104-146 132-140 164C-96 186-40 150-26 110C-40 96-76 86-104 92Z', C.amber),
    path('M58 96C88 100 110 116 116 144C100 168 58 158 34 130Z', C.amber),
    body,
    path(
      'M-70 116C-62 168-20 206 14 214C40 200 66 160 62 114C84 120 100 132 106 150C84 206 46 240 16 250C-40 238-96 196-112 150C-104 132-88 120-70 116Z',
      C.yellow,
    ),
    path('M-70 115C-62 168-20 206 14 214L16 252C-42 240-98 198-114 150C-106 130-90 118-70 115Z', C.amber),
  ];
}

/** `asks`: Zoé looks at the viewer. `admits`: she looks to the side and begins to smile. */
export const zoeNear = (mood: 'asks' | 'admits' = 'asks'): Drawn => [
  hairBack(),
  hoodie(),
  path('M-50 44L-54 128C-34 176 22 200 40 138L34 74Z', SHADE),
  head.headBase('s2', { young: true, ear: false }),
  // hides the seam between jaw and neck, which would be visible because the head is so large
  stroke('M-44 66C-38 74-30 81-20 86', SHADE, 7),
  path(RIM, GLOW),
  nose(),
  eyes(mood === 'asks' ? [0, 0] : [-8, 3]),
  mood === 'asks' ? mouth() : shyMouth(),
  hairFront(),
  brows(mood === 'admits'),
];
