import { expect, it } from 'vitest';
import { COLORS } from '../../../src/styles/palette.ts';

type Name = keyof typeof COLORS;

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: Name, b: Name) {
  const [dark = 0, light = 0] = [luminance(COLORS[a]), luminance(COLORS[b])].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** axe checks the contrast of texts. It sees the header only at the top of a page, with the first of these pairs. */
it.each<[Name, Name]>([
  ['orange', 'plum'],
  ['orange', 'white'],
  ['white', 'orange'],
  ['yellow', 'purple'],
])('the header’s colours %s on %s have enough contrast for large bold letters', (text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(3);
});
