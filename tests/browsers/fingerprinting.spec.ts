/**
 * Tests Firefox with resistFingerprinting. This setting limits textures to 2048 px, and adds noise to the pixels that a
 * script reads from a canvas.
 */
import sharp from 'sharp';
import { labelOf, story } from '../../stage/index.ts';
import { openDisplay } from './display.ts';
import { openFirefox } from './firefox.ts';
import { enter, settled, WIDE } from './play.ts';
import { expect, test } from './test.ts';

test('a Firefox that resists fingerprinting draws the medium layout without black areas and without noise', async ({
  programs: [program = ''],
  site,
}) => {
  const display = await openDisplay();
  const visitor = await openFirefox(program, display.name, { 'privacy.resistFingerprinting': true });
  try {
    await visitor.resize(WIDE);
    for (const label of [labelOf(story, 2, 'pitch'), labelOf(story, 3, 'bench')]) {
      await enter(visitor, site.url, { label, done: 3, hasLessMotion: true });
      await settled(visitor);
      const { data, info } = await sharp(await visitor.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let black = 0;
      const colours = new Set<string>();
      for (let i = 0; i < data.length; i += 3) {
        const colour = data.subarray(i, i + 3).toString('hex');
        colours.add(colour);
        if (colour === '000000') black += 1;
      }
      expect(black / (info.width * info.height), `${label}: black`).toBeLessThan(0.001);
      // anti-aliased edges give tens of thousands of colours, noise gives hundreds of thousands
      expect(colours.size, `${label}: colours`).toBeLessThan(100_000);
      expect(colours.size, `${label}: colours`).toBeGreaterThan(1000);
    }
  } finally {
    await visitor.close();
    display.close();
  }
});
