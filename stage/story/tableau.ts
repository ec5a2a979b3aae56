/** From one picture to the next. */
import type { Change, Element, ElementChange, Tableau } from './types.ts';

/** Of an element that a change adds without saying how deep it stands. */
const DEPTH = 0.7;

const heightOf = ({ z, depth }: Element) => z ?? depth;

/** The element with what is different about it; a layout that is null is one it no longer stands on. */
function patched(element: Element, change: ElementChange): Element {
  const { md = element.md, sm = element.sm, ...look } = change;
  const { md: _md, sm: _sm, ...rest } = element;
  return { ...rest, ...look, ...(md && { md }), ...(sm && { sm }) };
}

/**
 * The picture after a change: patched by name, null removes, an unknown name adds. Back to front; of equal heights
 * who was there first stays behind. The picture before it is not touched.
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
