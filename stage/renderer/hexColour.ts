/**
 * Replaces @pixi/colord, with which Pixi reads colours (vite.config.ts): the stage's colours are numbers or `#rrggbb`, so
 * the start needs no names and no other forms. Saves 3 kB.
 */
const HEX = /^#([a-f\d]{2})([a-f\d]{2})([a-f\d]{2})$/i;

/** Reads `#rrggbb`. For any other value `isValid` is false, and Pixi throws an error that names the value. */
export function colord(value: unknown) {
  const [, ...digits] = HEX.exec(String(value)) ?? [];
  const [r, g, b] = digits.map(pair => Number.parseInt(pair, 16));
  return { isValid: () => digits.length > 0, rgba: { r, g, b, a: 1 } };
}

/** Pixi adds a plugin with the names of CSS colours, the default export. */
export const extend = () => {};
export default {};
