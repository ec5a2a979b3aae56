/**
 * Checks that the colours of a file are in the palette. If `hexOf` can read the file's colour, the complaint names the
 * nearest colour of the palette.
 */
import { COLORS, HAIR, SKIN, TINTS, WARM_BROW } from '../../palette.ts';
import type { Complaints } from './complaints.ts';

/** The palette's colours with their names. If two names have the same colour, the name in `COLORS` is used. */
const NAMED = new Map<string, string>([
  ...Object.entries(HAIR).flatMap(([name, hexes]) => hexes.map(hex => [hex, `${name} hair`] as const)),
  ...Object.entries(SKIN).flatMap(([name, hexes]) => hexes.map(hex => [hex, `skin ${name}`] as const)),
  [WARM_BROW, 'warm brows'],
  ...[TINTS, COLORS].flatMap(colors => Object.entries(colors).map(([name, hex]) => [hex, name] as const)),
]);
const CSS_NAMES: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Converts `#rgb`, `#rrggbb`, `rgb(r, g, b)`, `black` or `white` to `#rrggbb`; undefined for other texts. */
function hexOf(colour: string): string | undefined {
  const plain = CSS_NAMES[colour.toLowerCase()] ?? colour.toLowerCase();
  const [, r, g, b] = /^#(.)(.)(.)$/.exec(plain) ?? [];
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`;
  const parts = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(plain)?.slice(1) ?? [];
  if (parts.length === 3) return `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return /^#[\da-f]{6}$/.test(plain) ? plain : undefined;
}

function nearest(hex: string) {
  const target = rgbOf(hex);
  const [best] = [...NAMED].sort(([a], [b]) => distance(rgbOf(a), target) - distance(rgbOf(b), target));
  return best ? `${best[1]} ${best[0]}` : '';
}

/**
 * The colour as the palette writes it, or 'none'. For a gradient, a pattern or a colour outside the palette: adds a
 * complaint and returns ink.
 */
export function colourOf(colour: string, complaints: Complaints, line?: number): string {
  if (colour === 'none' || colour === 'transparent') return 'none';
  if (colour.startsWith('url(')) {
    complaints.add(
      'a gradient or a pattern: fill with one flat colour, and draw the shade as a shape of its own',
      line,
    );
    return COLORS.ink;
  }
  const hex = hexOf(colour);
  if (hex && NAMED.has(hex)) return hex;
  complaints.add(
    hex
      ? `${hex} is not in the palette; the nearest colour is ${nearest(hex)}`
      : `"${colour}" is not a colour of the palette: write colours as #rrggbb`,
    line,
  );
  return COLORS.ink;
}
