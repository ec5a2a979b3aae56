/**
 * Replaces @pixi/colord in a build (vite.pixi.ts), 3 kB less: a colour of the stage is `#rrggbb` or a number, and Pixi
 * reads numbers itself.
 */
const HEX = /^#([a-f\d]{2})([a-f\d]{2})([a-f\d]{2})$/i;

export function colord(value: unknown) {
  const [, ...digits] = HEX.exec(String(value)) ?? [];
  const [r, g, b] = digits.map(pair => Number.parseInt(pair, 16));
  return { isValid: () => digits.length > 0, rgba: { r, g, b, a: 1 } };
}

export const extend = () => {};
export default {};
