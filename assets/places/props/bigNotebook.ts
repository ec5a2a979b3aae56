/**
 * Draws the notebook that Romy gives to the visitor. It is open towards the viewer, and Romy holds it from behind. In
 * every drawing of this file, 0, 0 is 40 units above the top of the fold between the pages.
 */
import { C, type Drawn, form, path, SKIN, stroke, times } from '../../kit/index.ts';
import { YOUR_SKIN } from './hands/yourSleeve.ts';

const COVER = 'M-300 10L0 34L308-32L330 404L0 476L-318 436Z';
const ENDPAPER = 'M-282 24L0 46V452L-298 420Z';
const LEAVES = 'M0 40L300-22L320 390L0 462Z';
const PAGE = 'M0 40L288-20L308 382L0 450Z';
const ROWS = { first: 104, gap: 54, count: 5 } as const;

const row = (i: number) => {
  const y = ROWS.first + i * ROWS.gap;
  return `M56 ${y}L276 ${y - 43}`;
};

/**
 * The notebook with an empty first page. The ruled lines are in the upper part of the window, where no controls cover
 * them.
 */
export const bigNotebook = (): Drawn => {
  const [skin, shade] = SKIN.s3;
  const [nail] = SKIN.s2;
  return [
    path(COVER, C.yellow),
    form(ENDPAPER, C.white, 'M20 20V480L-120 470L-100 20Z'),
    path(LEAVES, C.lilac),
    form(PAGE, C.white, 'M0 20L34 20L36 470H0Z'),
    stroke(times(ROWS.count, row).join(''), C.lilac, 4),
    // Romy's thumb; her fingers are behind the cover
    form(
      'M321 202C302 194 270 202 252 219C242 229 247 244 262 245C284 245 305 246 323 254C331 242 331 212 321 202Z',
      skin,
      'M246 237C276 235 306 236 332 243V258H246Z',
      shade,
    ),
    path('M256 219C250 224 248 231 251 236C261 235 269 228 272 219C266 216 260 217 256 219Z', nail),
  ];
};

/** The visitor's thumbs on the notebook. The right thumb covers Romy's thumb. */
export const yourThumbs = (): Drawn => [
  form(
    'M346 184C310 174 262 184 236 210C220 228 226 256 248 260C282 262 312 264 350 276Z',
    YOUR_SKIN[0],
    'M228 246C276 242 316 246 352 258V284H228Z',
    YOUR_SKIN[1],
  ),
  form(
    'M-334 230C-298 220 -256 232 -232 256C-218 272 -224 298 -246 301C-278 302 -306 304 -340 316Z',
    YOUR_SKIN[0],
    'M-226 290C-272 286 -310 288 -342 300V324H-226Z',
    YOUR_SKIN[1],
  ),
];

/** The leaf before page one, in two states of its turn from right to left. */
export const turningLeaf = {
  lifted: (): Drawn =>
    form('M0 40C70 -30 160 -78 246 -84L268 320C180 326 80 380 0 450Z', C.white, 'M0 30L40 6V460H0Z'),
  turned: (): Drawn => [
    path('M-112 10L-288 6L-306 416L-118 420Z', C.lilac),
    form('M0 40C-80 18 -180 10 -270 20L-286 402C-190 398 -80 416 0 450Z', C.white, 'M0 20L-40 10L-42 460H0Z'),
  ],
};
