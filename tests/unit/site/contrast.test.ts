import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(colour(a)), luminance(colour(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours', () => {
  it('are the brand’s', () => {
    expect(['orange', 'purple', 'yellow', 'white'].map(colour)).toEqual([
      '#ff4605',
      '#6d55c8',
      '#ffc13d',
      '#f9faf4',
    ]);
  });
  it.each([
    ['orange', 'plum'],
    ['orange', 'white'],
    ['white', 'orange'],
    ['yellow', 'purple'],
  ])('of the header, %s on %s, can be read in large bold letters', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(3);
  });
  it.each([
    ['ink', 'white'],
    ['ink', 'lilac'],
    ['ink', 'yellow'],
    ['ink', 'orange'],
    ['white', 'plum'],
    ['white', 'purple'],
    ['white', 'ink'],
    ['ember', 'white'],
  ])('of the text, %s on %s, can be read small', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
