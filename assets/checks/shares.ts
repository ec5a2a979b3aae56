/** Shares of purple and orange in the pictures, which are what the steps' shots show without bubbles and controls. */
import sharp from 'sharp';
import { story } from '../../stage/story/index.ts';
import { fitShot, STAGE, visibleArea } from '../../stage/viewport/fit.ts';
import { type Groups, groups } from '../images/index.ts';
import { C, type Color, LAYOUTS, type Layout, OXBLOOD, STONE, svg, TURF } from '../kit/index.ts';
import { composed } from '../sheets/compose.ts';
import { framesOf, type ShownFrame } from '../sheets/frames.ts';

/** px. Small, but enough to count colours. */
const WIDTH: Readonly<Record<Layout, number>> = { md: 126, sm: 64 };
/**
 * Share of purple, 0 to 1: mean of a chapter's pictures on one layout, without title and reactions. Orange has no limit
 * (docs/decisions.md).
 */
const MOST = 0.5;
const COUNTED: Readonly<Record<'purple' | 'orange', readonly Color[]>> = {
  purple: [C.purple, C.plum, C.lilac, TURF, STONE],
  orange: [C.orange, C.ember, OXBLOOD],
};
/** Difference of a channel (0 to 255): anti-aliasing mixes colours at edges. */
const CLOSE = 24;

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const purples = COUNTED.purple.map(channels);
const oranges = COUNTED.orange.map(channels);

function sharesOf(pixels: Uint8Array) {
  const isOneOf = (colours: readonly number[][], at: number) =>
    colours.some(colour => colour.every((value, i) => Math.abs(value - (pixels[at + i] ?? 0)) < CLOSE));
  const found = { purple: 0, orange: 0 };
  for (let at = 0; at < pixels.length; at += 3) {
    if (isOneOf(purples, at)) found.purple += 1;
    else if (isOneOf(oranges, at)) found.orange += 1;
  }
  const all = pixels.length / 3;
  return { purple: found.purple / all, orange: found.orange / all };
}

async function sharesIn(drawn: Groups, layout: Layout, { tableau, shot }: ShownFrame) {
  const window = STAGE[layout];
  const { x, y, w, h } = visibleArea(fitShot(layout, window, shot), window);
  const width = WIDTH[layout];
  const picture = svg(
    width,
    Math.round((width * h) / w),
    composed(drawn, tableau, layout).drawn,
    `${x} ${y} ${w} ${h}`,
  );
  return sharesOf(await sharp(Buffer.from(picture), { unlimited: true }).removeAlpha().raw().toBuffer());
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function chapterShares(drawn: Groups, number: number, layout: Layout) {
  const titleNames = new Set(
    story.stepsOf(number).flatMap(({ kind, name }) => (kind === 'title' ? name : [])),
  );
  const frames = framesOf(story, number, layout).filter(
    ({ caption }) => !titleNames.has(caption) && !caption.startsWith('wrong'),
  );
  const shares = await Promise.all(frames.map(frame => sharesIn(drawn, layout, frame)));
  return {
    number,
    layout,
    purple: mean(shares.map(({ purple }) => purple)),
    orange: mean(shares.map(({ orange }) => orange)),
  };
}

const percent = (share: number) => (share * 100).toFixed(1);

export async function colours() {
  const drawn = await groups();
  const all = await Promise.all(
    story.chapters.flatMap(({ number }) => LAYOUTS.map(layout => chapterShares(drawn, number, layout))),
  );
  const row = (colour: keyof typeof COUNTED) => {
    const each = story.chapters.map(({ number }) => {
      const here = all.filter(one => one.number === number).map(one => percent(one[colour]));
      return `${number}: ${here.join(' and ')}`;
    });
    return `${colour} by chapter in %, on ${LAYOUTS.join(' and ')}: ${each.join(', ')}`;
  };
  return {
    rows: `${row('purple')}\n${row('orange')}`,
    complaints: all
      .filter(({ purple }) => purple > MOST)
      .map(
        ({ number, layout, purple }) =>
          `chapter ${number} is ${percent(purple)} % purple on ${layout}; the limit is ${percent(MOST)} %`,
      ),
  };
}
