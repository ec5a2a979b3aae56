/** Computes the next tableau from the previous one. */
import type { Change, Element, ElementChange, Tableau } from './types.ts';

/** Default depth of an element that a change adds. */
const DEPTH = 0.7;

const heightOf = ({ z, depth }: Element) => z ?? depth;

/** Returns a changed copy of an element; null for a layout removes that placement. */
function patched(element: Element, change: ElementChange): Element {
  const { md = element.md, sm = element.sm, ...look } = change;
  const { md: _md, sm: _sm, ...rest } = element;
  return { ...rest, ...look, ...(md && { md }), ...(sm && { sm }) };
}

/**
 * Returns the tableau after a change: changes the elements whose id exists, removes those set to null, and adds those
 * with a new id. The result is sorted back to front by `z` (absent: depth); of equal ones the earlier stays behind.
 * Does not modify its arguments.
 */
export function apply(tableau: Tableau, change: Change = {}): Tableau {
  const kept = tableau.flatMap(element => {
    const patch = change[element.id];
    if (patch === null) return [];
    return [patch ? patched(element, patch) : element];
  });
  const known = new Set(tableau.map(({ id }) => id));
  const added = Object.entries(change).flatMap(([id, patch]) =>
    patch && !known.has(id) ? [patched({ id, depth: DEPTH }, patch)] : [],
  );
  return [...kept, ...added].sort((a, b) => heightOf(a) - heightOf(b));
}
