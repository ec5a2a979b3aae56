/**
 * In a build (vite.pixi.ts), replaces @pixi/colord, the package that reads colours for Pixi. The replacement
 * saves 3 kB. It reads only `#rrggbb`: a colour of the stage is either `#rrggbb` or a number, and Pixi reads
 * numbers itself.
 */
const HEX = /^#([a-f\d]{2})([a-f\d]{2})([a-f\d]{2})$/i;

/** Reads `#rrggbb`. For any other value `isValid` is false, and Pixi throws an error that names the value. */
export function colord(value: unknown) {
  const [, ...digits] = HEX.exec(String(value)) ?? [];
  const [r, g, b] = digits.map(pair => Number.parseInt(pair, 16));
  return { isValid: () => digits.length > 0, rgba: { r, g, b, a: 1 } };
}

/**
 * Pixi calls `extend` with this file's default export. In @pixi/colord, that export is a plugin with the names of CSS
 * colours. Here it is empty, and `extend` does nothing.
 */
export const extend = () => {};
export default {};
