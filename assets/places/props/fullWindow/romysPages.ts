/**
 * Draws pages of Romy's notebook as pen sketches. Each page is ink on white, with one orange thing. First the previous
 * page turns. Then the sketch appears in three frames, each with more lines.
 */

import { PAGE_K } from '../../../../stage/story/romysPages.ts';
import type { Drawings } from '../../../images/image.ts';
import { C, type Drawn, form, type Layout, path, put, rect, stroke } from '../../../kit/index.ts';

/**
 * The lines of a sketch in the order in which Romy draws them. One thing in each sketch is orange. This thing and the
 * hair appear together with the last lines.
 */
interface Sketch {
  readonly first: string;
  readonly second: string;
  readonly last: string;
  readonly orange: string;
  /** filled shapes of the hair */
  readonly hair: string;
}
const PEN_WIDTH = 9;
const SHIRT = 'l-30 22l16 28l16-8v76h80v-76l16 8l16-28l-30-22q-42 20-84 0Z';
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Each sketch is centred on 0, 0, and is at most about 740 units wide and 620 high. */
const SKETCHES = {
  /** Romy's memory: a woman, Heidi, hangs up shirts and says three words. Romy, a girl, hides behind cones. */
  heidi: {
    first: 'M-360-216Q0-160 360-240M-372 300H372',
    second:
      `M-262-190${SHIRT}M136-188${SHIRT}${ring(196, -14, 46)}${ring(232, -62, 22)}M166 30L112 300H290L236 28` +
      'M170 44L104-30L62-120M236 50L286 130L270 190M240 196H350L336 300H254Z',
    last:
      `M-330 300L-262 80L-194 300M-312 240H-212M-292 176H-232${ring(-136, 168, 38)}${ring(-134, 106, 34)}` +
      'M-168 204L-176 300M-104 204L-92 300M118 4H70M40 22H-8M-38 46H-84M206-8l16 3M184 10q12 10 24 2',
    orange: `M-62-172${SHIRT}`,
    hair: `${ring(-134, 106, 36)}${ring(232, -62, 22)}`,
  },
  /** mistake 3: a girl in front of a door with a list; her name is not on the list */
  3: {
    first: 'M-250-310H90V310H-250ZM-372 310H372',
    second: `${ring(52, 20, 14)}M-196-240L20-252L30-20L-190-10ZM-160-200L-10-208M-158-164L-24-172M-156-128L0-136M-154-92L-30-98M-152-56L-8-64`,
    last: `${ring(236, -6, 52)}${ring(236, -92, 46)}M186 16Q236-20 288 16M190 232L182 310M268 232L280 310M176 80L140 190M300 80L330 190`,
    hair: `${ring(236, -100, 44)}${ring(236, -6, 52)}`,
    orange: 'M186 60Q236 84 288 60L300 236H172Z',
  },
  /** mistake 17: a bottle flies over people who lower their heads */
  17: {
    first: `M-372 310H372${ring(-276, -60, 46)}${ring(-290, -142, 40)}M-310-12L-330 150L-356 310M-240-12L-236 150L-216 310M-310-12H-240`,
    second: 'M-240 8L-170-70L-128-150M-312 10L-350 90M-110-196L-76-232M-36-262L6-280M56-290L100-286',
    last:
      `${ring(10, 210, 36)}${ring(114, 226, 36)}${ring(218, 210, 36)}${ring(320, 228, 36)}` +
      'M-36 310Q10 220 56 310M68 310Q114 236 160 310M172 310Q218 220 264 310M276 310Q320 238 366 310' +
      'M-24 178L10 156L46 178M80 194L114 172L150 194M184 178L218 156L254 178M286 196L320 174L356 196',
    hair: ring(-296, -142, 40),
    orange: 'M224-298L243-282L222-258L233-249L175-180L135-213L193-282L204-273Z',
  },
  /** mistake 29: fourteen points of a speech, and the one word that the girls heard */
  29: {
    first: 'M-330-310H150L170 300H-310Z',
    second: 'M-290-264H96M-288-226H60M-288-188H110M-286-150H30M-286-112H104M-284-74H70M-284-36H112',
    last: `M-282 2H40M-282 40H108M-280 78H66M-280 116H112M-278 154H36M-278 192H104M-276 246q20-30 40 0t40 0t40 0t40 0t40 0${ring(276, -150, 46)}${ring(276, 20, 46)}${ring(276, 190, 46)}M256-156h16M286-156h16M262-128h30M256 14h16M286 14h16M264 42q12-14 26 0M256 184h16M286 184h16M262 212h30`,
    hair: '',
    orange: 'M-306 262L-40 252L-42 276L-304 286Z',
  },
} as const satisfies Record<string, Sketch>;
export type PageName = keyof typeof SKETCHES;

/**
 * A page on each layout. w, h: size of the page. k: scale of its sketch. turn: degrees. number: position and scale of
 * the page's number.
 */
const PAGE: Readonly<
  Record<
    Layout,
    {
      readonly w: number;
      readonly h: number;
      readonly k: number;
      readonly turn: number;
      readonly number: readonly [x: number, y: number, k: number];
    }
  >
> = {
  md: { w: 1180, h: 900, k: 1.02, turn: -3, number: [390, -250, 1.4] },
  sm: { w: 356, h: 470, k: 0.46, turn: -3, number: [90, -164, 0.72] },
};
/**
 * Vertical offset of the sketch from the middle of its page, in the units of the page's `w` and `h`; negative
 * is upwards. On the medium layout the offset moves the sketch above the controls.
 */
const SKETCH_Y: Readonly<Record<Layout, number>> = { md: -50, sm: 20 };
/** Digits in Romy's handwriting, about 80 units high. */
const DIGITS: Readonly<Record<string, string>> = {
  1: 'M6-62C14-68 20-74 24-80C23-54 23-28 25 0',
  2: 'M6-64C10-88 44-84 40-58C36-36 18-18 5-1C18-3 32-3 46-1',
  3: 'M8-76C24-86 46-76 38-58C34-48 26-44 18-43C48-44 50-2 22 1C14 2 8-2 4-8',
  7: 'M5-78C18-81 32-81 45-79C34-54 26-28 20 1',
  9: 'M42-60C38-84 6-82 8-58C10-38 38-40 42-62C44-40 40-18 34 1',
};
const pen = (d: string, width = PEN_WIDTH) => stroke(d, C.ink, width, { 'stroke-linecap': 'round' });
const paper = (layout: Layout): Drawn => {
  const { w, h } = PAGE[layout];
  return [
    rect(-w / 2 - w * 0.04, -h / 2 + h * 0.03, w * 1.04, h, C.plum),
    rect(-w / 2, -h / 2, w, h, C.white),
    rect(-w / 2, -h / 2, w * 0.035, h, C.lilac),
  ];
};

type Frame = 'turning' | 'first' | 'second' | 'whole';
function page(name: PageName, frame: Frame, layout: Layout): Drawn {
  const { w, h, k, turn, number: at } = PAGE[layout];
  const sketch: Sketch = SKETCHES[name];
  const number = [...String(name)].map((digit, i) => {
    const d = DIGITS[digit];
    return d ? put(pen(d, 11), i * 50, 0) : [];
  });
  const drawn: Record<Frame, Drawn> = {
    // the previous page, halfway through its turn
    turning: form(
      `M${-w / 2} ${-h / 2}C${-w / 4} ${-h * 0.62} ${w * 0.1} ${-h * 0.66} ${w * 0.26} ${-h * 0.6}L${w * 0.3} ${h * 0.4}C${w * 0.1} ${h * 0.34} ${-w / 4} ${h * 0.4} ${-w / 2} ${h / 2}Z`,
      C.white,
      `M${-w / 2} ${-h}L${-w * 0.3} ${-h}L${-w * 0.26} ${h}L${-w / 2} ${h}Z`,
    ),
    first: put(pen(sketch.first), 0, SKETCH_Y[layout], k),
    second: put(pen(sketch.first + sketch.second), 0, SKETCH_Y[layout], k),
    whole: [
      put(
        [
          path(sketch.orange, C.orange),
          path(sketch.hair, C.ink),
          pen(sketch.first + sketch.second + sketch.last),
        ],
        0,
        SKETCH_Y[layout],
        k,
      ),
      put(number, ...at),
    ],
  };
  return put([paper(layout), drawn[frame]], 0, 0, PAGE_K[layout], turn);
}

/**
 * The images of a page. `page-{name}` is the finished page, and the other images are the frames before it.
 * `page-ground` is the colour behind every page.
 */
export function pagesOf(name: PageName): Drawings {
  const image = (frame: Frame) => ({
    md: () => page(name, frame, 'md'),
    sm: () => page(name, frame, 'sm'),
  });
  return {
    [`page-${name}_turning`]: image('turning'),
    [`page-${name}_first`]: image('first'),
    [`page-${name}_second`]: image('second'),
    [`page-${name}`]: image('whole'),
    'page-ground': { md: () => rect(-8, -8, 16, 16, C.ink), sm: () => rect(-8, -8, 16, 16, C.ink) },
  };
}
