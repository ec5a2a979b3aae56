/** Measures the share of purple in three pictures of each chapter, and compares the mean with a limit. */
import sharp from 'sharp';
import { story } from '../../stage/story/index.ts';
import { C, CANVAS, STONE, svg, TURF } from '../kit/index.ts';
import { type Groups, groups } from '../pictures/index.ts';
import { composed } from '../sheets/compose.ts';

const WIDTH = 126; // px: width of a measured picture, large enough to count colours
const MOST = 0.6;
const PURPLES: readonly string[] = [C.purple, C.plum, C.lilac, TURF, STONE];
const CLOSE = 24; // accepted difference per channel (0 to 255), because anti-aliased edges have mixed colours

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const purples = PURPLES.map(channels);

/** The share of purple pixels, 0 to 1. `pixels`: three bytes per pixel. */
function shareOf(pixels: Uint8Array) {
  const isPurple = (at: number) =>
    purples.some(purple => purple.every((value, i) => Math.abs(value - (pixels[at + i] ?? 0)) < CLOSE));
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) if (isPurple(at)) found += 1;
  return found / (pixels.length / 3);
}

/** The mean share of purple, 0 to 1, in a chapter's first, middle and last step after the title, on the md layout. */
async function purpleShares(drawn: Groups) {
  const { w, h } = CANVAS.md;
  return Promise.all(
    story.chapters.map(async ({ number }) => {
      const scenes = story.stepsOf(number).filter(({ kind }) => kind !== 'title');
      const seen = [scenes.at(0), scenes.at(scenes.length / 2), scenes.at(-1)].flatMap(step => step ?? []);
      const shares = await Promise.all(
        seen.map(async ({ tableau }) => {
          const picture = svg(
            WIDTH,
            Math.round((WIDTH * h) / w),
            composed(drawn, tableau, 'md').drawn,
            `0 0 ${w} ${h}`,
          );
          return shareOf(
            await sharp(Buffer.from(picture), { unlimited: true }).removeAlpha().raw().toBuffer(),
          );
        }),
      );
      return { number, share: shares.reduce((sum, share) => sum + share, 0) / shares.length };
    }),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** `row`: the line to print. `complaints`: one text for every chapter above the limit. */
export async function purple() {
  const shares = await purpleShares(await groups());
  return {
    row: `purple by chapter: ${shares.map(({ number, share }) => `${number}: ${percent(share)}`).join(', ')}`,
    complaints: shares
      .filter(({ share }) => share > MOST)
      .map(
        ({ number, share }) => `chapter ${number} is ${percent(share)} purple; the limit is ${percent(MOST)}`,
      ),
  };
}
