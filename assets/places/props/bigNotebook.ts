/** The notebook that becomes yours, open towards us, held from behind by Romy. 0, 0 is the upper end of its fold. */
import { C, type Drawn, form, path, SKIN, stroke, times } from '../../kit/index.ts';

const COVER = 'M-300 10L0 34L308-32L330 404L0 476L-318 436Z';
const ENDPAPER = 'M-282 24L0 46V452L-298 420Z';
const LEAVES = 'M0 40L300-22L320 390L0 462Z';
const PAGE = 'M0 40L288-20L308 382L0 450Z';
const ROWS = { first: 104, gap: 54, count: 6 } as const;

const row = (i: number) => {
  const y = ROWS.first + i * ROWS.gap;
  return `M56 ${y}L276 ${y - 43}`;
};

/** Page one is empty: nothing but its lines. */
export const bigNotebook = (): Drawn => {
  const [skin, shade] = SKIN.s3;
  return [
    path(COVER, C.yellow),
    form(ENDPAPER, C.white, 'M20 20V480L-120 470L-100 20Z'),
    path(LEAVES, C.lilac),
    form(PAGE, C.white, 'M0 20L34 20L36 470H0Z'),
    stroke(times(ROWS.count, row).join(''), C.lilac, 4),
    form(
      'M350 214C316 190 272 196 256 214C246 228 256 244 276 246C300 250 318 262 352 292Z',
      skin,
      'M240 236C280 246 316 258 360 300V330H240Z',
      shade,
    ),
  ];
};
