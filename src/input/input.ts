/** One table: key, click and swipe to command. Tab is never taken; Space and Enter belong to the controls. */

export type KeyCommand = 'next' | 'back' | 'log';

const KEYS: Readonly<Record<string, KeyCommand>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  ArrowUp: 'log',
  l: 'log',
};

/** What types, and what is open in front of the story: every key is theirs. */
const TAKES_ALL =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog';
/** Where the arrows move a choice. */
const TAKES_ARROWS = '[role="radiogroup"], [type="radio"]';
/** A press on these is theirs and does not turn the page. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, dialog, [role="button"], [data-panel]';
/** CSS pixels a finger or mouse may wander in a press. */
const WANDER = 10;
/** CSS pixels a finger travels sideways in a swipe, at least twice as far as up or down. */
const SWIPE = 56;

/** The little that the rules need of a keyboard event. */
export type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>;

const within = (target: EventTarget | null, selector: string): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  !!target.closest(selector);

/** What a key asks of the story, or null where it is nobody's or somebody else's. */
export function commandOf(event: Key): KeyCommand | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (within(target, TAKES_ALL)) return null;
  if (key.startsWith('Arrow') && within(target, TAKES_ARROWS)) return null;
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** A place on the screen, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Is this a genuine press on the stage or a title? `selected`: text is selected on the page. */
export const isStageClick = (target: EventTarget | null, from: Spot, to: Spot, selected: boolean): boolean =>
  !selected && !within(target, CONTROLS) && Math.hypot(to.x - from.x, to.y - from.y) <= WANDER;

/** Which way a finger has swiped, from where it came down to where it left; null: it has not. */
export function swipeOf(target: EventTarget | null, from: Spot, to: Spot): 'next' | 'back' | null {
  const [across, along] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (within(target, CONTROLS) || Math.abs(across) < SWIPE || Math.abs(across) < 2 * along) return null;
  return across < 0 ? 'next' : 'back';
}
