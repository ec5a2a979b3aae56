/** The header hides only at a scroll position greater than this, in px. */
const MIN_SCROLL_TO_HIDE = 10;

/** Number of colour pairs in header.css. A page's sections 0 to 4 have the pairs 0 to 4, section 5 has pair 0 again. */
export const PAIR_COUNT = 5;

export function isHidden(wasHidden: boolean, before: number, now: number): boolean {
  if (now <= 0 || now < before) return false;
  if (now > before && now > MIN_SCROLL_TO_HIDE) return true;
  return wasHidden;
}

/**
 * Returns the index of the section that the header covers: the last section that begins at or above the
 * header's lower edge. Returns 0 if no section does. `tops`: upper edges of the sections. `edge`: lower edge
 * of the header. All are in px from the window's top.
 */
export function sectionUnder(tops: readonly number[], edge: number): number {
  let under = 0;
  tops.forEach((top, index) => {
    if (top <= edge) under = index;
  });
  return under;
}

export const pairOf = (section: number): number => section % PAIR_COUNT;
