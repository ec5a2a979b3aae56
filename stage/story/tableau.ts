/** Computes the next tableau from the previous one. */
import type { Change, Element, ElementChange, Tableau } from './types.ts';

/** Default depth of an element that a change adds. */
const DEPTH = 0.7;

const zOf = ({ z, depth }: Element) => z ?? depth;

/** Returns a changed copy of an element. If the change has null for a layout, the copy has no placement there. */
function patched(element: Element, change: ElementChange): Element {
  const { md = element.md, sm = element.sm, ...look } = change;
  const { md: _md, sm: _sm, ...rest } = element;
  return { ...rest, ...look, ...(md && { md }), ...(sm && { sm }) };
}

/**
 * Returns the tableau after a change: changes the elements whose id exists, removes those set to null, and adds those
 * with a new id. The result is sorted back to front by `z`, or by `depth` if `z` is absent. Of two elements with equal
 * values, the earlier one stays behind the later one. Does not modify its arguments.
 */
export function apply(tableau: Tableau, change: Change = {}): Tableau {
  const existing = tableau.flatMap(element => {
    const patch = change[element.id];
    if (patch === null) return [];
    return [patch ? patched(element, patch) : element];
  });
  const known = new Set(tableau.map(({ id }) => id));
  const added = Object.entries(change).flatMap(([id, patch]) =>
    patch && !known.has(id) ? [patched({ id, depth: DEPTH }, patch)] : [],
  );
  return [...existing, ...added].sort((a, b) => zOf(a) - zOf(b));
}
