/** The header's two rules, as functions of numbers. */

/** px; closer to the top than this the header never hides. */
const HIDE_BELOW = 10;

/** The five pairs, in the order in which the sections of a page take them (see header.css). */
export const PAIR_COUNT = 5;

/** Hides while the position grows and is above 10 px; shows while it falls, and at the top. */
export function isHidden(wasHidden: boolean, before: number, now: number): boolean {
  if (now <= 0 || now < before) return false;
  if (now > before && now > HIDE_BELOW) return true;
  return wasHidden;
}

/**
 * Which section lies under the header: the last one whose upper edge has reached the header's bottom edge.
 * `tops` are the sections' upper edges and `edge` is the header's bottom edge, in px of the window.
 */
export function sectionUnder(tops: readonly number[], edge: number): number {
  let under = 0;
  tops.forEach((top, index) => {
    if (top <= edge) under = index;
  });
  return under;
}

export const pairOf = (section: number): number => section % PAIR_COUNT;
