import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Look } from './pagesAndSteps.ts';

/** Largest difference in a colour channel (0 to 255) that the browser can cause by drawing the same edge again. */
const EDGE = 60;
/**
 * Two pictures count as equal if less than this share of their pixels (0 to 1) differs by more than `EDGE`. A missing
 * figure changes a larger share.
 */
const FEW = 0.002;

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/** Returns the share of pixels that differ by more than `EDGE`: 0 to 1. Returns 1 if the numbers of pixels differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.length !== b.length) return 1;
  let differing = 0;
  for (let i = 0; i < a.length; i += 3) {
    const most = Math.max(...[i, i + 1, i + 2].map(at => Math.abs((a[at] ?? 0) - (b[at] ?? 0))));
    if (most > EDGE) differing += 1;
  }
  return (differing * 3) / a.length;
}

/**
 * Calls `look` repeatedly until its result equals the expected `Look` (the second argument). Throws if the
 * two still differ after 15 s. The pictures may differ slightly, see `EDGE` and `FEW`.
 */
export async function expectSame(look: () => Promise<Look>, { picture: wanted, ...words }: Look) {
  await expect(async () => {
    const { picture, ...seen } = await look();
    expect(seen).toEqual(words);
    if (picture && wanted && !picture.equals(wanted))
      expect(await difference(picture, wanted)).toBeLessThan(FEW);
  }).toPass({ timeout: 15_000 });
}
