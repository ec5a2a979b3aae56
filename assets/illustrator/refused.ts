import { COLORS, HAIR, SKIN, TINTS, WARM_BROW } from '../../src/styles/palette.ts';

/** Definitions and notes; elements that use a refused definition are refused. */
export const PAINTS_NOTHING =
  /^(defs|clipPath|linearGradient|radialGradient|pattern|filter|mask|marker|symbol|style)$|:/;

const ELEMENTS: Readonly<Record<string, string>> = {
  text: 'letters: words on the stage are live text; letters that belong to a thing are turned into outlines',
  image: 'a placed picture of pixels: draw it in shapes',
  use: 'a linked symbol: expand it',
  switch: 'the data of Adobe Illustrator: export without "Preserve Illustrator editing capabilities"',
};
export const refusalOf = (name: string) =>
  ELEMENTS[name] ?? `<${name}>: only groups, clipping paths, and shapes in pixels are shown`;

const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/opacity="(?!1(\.0+)?"|100%)/, 'transparency: use a solid colour of the palette'],
  [/^filter="(?!none)/, 'an effect (shadow, blur, glow): draw it as a flat shape, or leave it out'],
  [/^mask="(?!none)/, 'a mask: use a clipping path of one shape'],
  [/^marker-\w+="(?!none)/, 'an arrowhead: expand it to a shape'],
  [
    /^stroke-(dasharray="(?!none|0")|linejoin="(?!miter)|linecap="square)/,
    'a dashed stroke, or one with round corners or square ends: outline the stroke (expand it)',
  ],
  [/^style=.*mix-blend-mode/, 'a blending mode: use a solid colour of the palette'],
  [
    /^transform=.*(3d|[XYZ](?<!skew[XY])\(|perspective)/,
    'a transform in 3D: apply it to the shapes (expand them)',
  ],
];
export const effectOf = (name: string, value: string) =>
  EFFECTS.find(([pattern]) => pattern.test(`${name}="${value}"`))?.[1];

/** If two names have the same colour, the name in `COLORS` is used. */
const NAMED = new Map<string, string>([
  ...Object.entries(HAIR).flatMap(([name, hexes]) => hexes.map(hex => [hex, `${name} hair`] as const)),
  ...Object.entries(SKIN).flatMap(([name, hexes]) => hexes.map(hex => [hex, `skin ${name}`] as const)),
  [WARM_BROW, 'warm brows'],
  ...[TINTS, COLORS].flatMap(colors => Object.entries(colors).map(([name, hex]) => [hex, name] as const)),
]);

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
function distance(one: string, other: string) {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

/** `#rrggbb` or any text; undefined if the palette has it. */
export function colourFault(colour: string): string | undefined {
  if (colour === 'none' || NAMED.has(colour)) return undefined;
  if (colour.startsWith('url('))
    return 'a gradient or a pattern: fill with one flat colour, and draw the shade as a shape of its own';
  if (!/^#[\da-f]{6}$/.test(colour))
    return `"${colour}" is not a colour of the palette: write colours as #rrggbb`;
  const [nearest] = [...NAMED].toSorted(([a], [b]) => distance(a, colour) - distance(b, colour));
  return `${colour} is not in the palette; the nearest colour is ${nearest?.[1]} ${nearest?.[0]}`;
}
