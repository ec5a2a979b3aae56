import type { Change, Element, ElementChange, Tableau } from './types.ts';

const ADDED_DEPTH = 0.7;

const zOf = ({ z, depth }: Element) => z ?? depth;

function patched(element: Element, change: ElementChange): Element {
  const { md = element.md, sm = element.sm, ...look } = change;
  const { md: _md, sm: _sm, ...rest } = element;
  return { ...rest, ...look, ...(md && { md }), ...(sm && { sm }) };
}

/**
 * Changes known ids, removes null ones and adds new ones; sorted back to front by `z` or `depth`, and equal ones stay
 * in order.
 */
export function apply(tableau: Tableau, change: Change = {}): Tableau {
  const existing = tableau.flatMap(element => {
    const patch = change[element.id];
    if (patch === null) return [];
    return [patch ? patched(element, patch) : element];
  });
  const known = new Set(tableau.map(({ id }) => id));
  const added = Object.entries(change).flatMap(([id, patch]) =>
    patch && !known.has(id) ? [patched({ id, depth: ADDED_DEPTH }, patch)] : [],
  );
  return [...existing, ...added].sort((a, b) => zOf(a) - zOf(b));
}
