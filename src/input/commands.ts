/**
 * What a key, a click or a swipe asks of the story. Tab is never taken; Space and Enter belong to the
 * control that has the focus. None of these functions throws: what they do not know is `null`.
 */

/** `log` writes the position to the console and moves nothing. */
export type KeyCommand = 'next' | 'back' | 'log';

const KEYS: ReadonlyMap<string, KeyCommand> = new Map([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  ['ArrowUp', 'log'],
  ['l', 'log'],
]);

/** Elements that are typed into. */
export const TYPED_INTO = 'input:not([type="radio"]), textarea, select, [contenteditable]';
/** They, and what is open in front of the story: every key is theirs. */
const TAKES_ALL = `${TYPED_INTO}, [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog`;
/** Elements in which the arrow keys move a choice. */
const TAKES_ARROWS = '[role="radiogroup"], [type="radio"]';
/** A press on these is theirs and does not move the story. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, dialog, [role="button"], [data-panel]';
/** CSS pixels between the beginning and the end of a press that still counts as a click. */
const CLICK_AT_MOST = 10;
/** CSS pixels sideways that make a swipe; also at least twice as far as up or down. */
const SWIPE_AT_LEAST = 56;

/** The part of a keyboard event that decides. */
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

/** A point of the window, in CSS pixels from its top left corner. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** One press of a mouse or finger: what it was on, where it began and where it ended. */
export interface Press {
  readonly target: EventTarget | null;
  readonly from: WindowPoint;
  readonly to: WindowPoint;
}

/** Whether a press was on an element that this selector names, or in one. */
export const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  !!target.closest(selector);

/**
 * The command of a key press. `null` for a key without one, with a modifier, held down, already handled,
 * or pressed where it belongs to an element (a text field, a radio group, an open dialog).
 */
export function commandOfKey(event: Key): KeyCommand | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (isWithin(target, TAKES_ALL)) return null;
  if (key.startsWith('Arrow') && isWithin(target, TAKES_ARROWS)) return null;
  return KEYS.get(key) ?? null;
}

/**
 * The command of a click: `next` on the stage or a title. `null` on a control, where the pointer has moved
 * as in a drag, and where the press has selected text (`isSelecting`).
 */
export function commandOfClick({ target, from, to }: Press, isSelecting: boolean): 'next' | null {
  const isClick = Math.hypot(to.x - from.x, to.y - from.y) <= CLICK_AT_MOST;
  return isClick && !isSelecting && !isWithin(target, CONTROLS) ? 'next' : null;
}

/** The command of a finger's press: `next` to the left, `back` to the right, `null` if it is no swipe. */
export function commandOfSwipe({ target, from, to }: Press): 'next' | 'back' | null {
  const sideways = to.x - from.x;
  const upOrDown = Math.abs(to.y - from.y);
  if (isWithin(target, CONTROLS) || Math.abs(sideways) < 2 * upOrDown) return null;
  if (sideways <= -SWIPE_AT_LEAST) return 'next';
  return sideways >= SWIPE_AT_LEAST ? 'back' : null;
}
