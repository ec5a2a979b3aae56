import { Color } from 'pixi.js';
import { expect, test } from 'vitest';
import { COLORS } from '../../../src/styles/palette.ts';
import { colord } from '../../../stage/renderer/hexColour.ts';

test('the stage reads every colour of the palette as Pixi does', () => {
  for (const colour of Object.values(COLORS)) {
    const { r = 0, g = 0, b = 0 } = colord(colour).rgba;
    expect((r << 16) | (g << 8) | b, colour).toBe(new Color(colour).toNumber());
  }
});

test.each(['red', '#f00', 'hsl(0 0% 0%)', { r: 1 }, undefined])(
  '%j is not accepted as a colour of the stage',
  value => {
    expect(colord(value).isValid()).toBe(false);
  },
);
