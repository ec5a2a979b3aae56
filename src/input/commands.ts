/**
 * Maps a key, a click or a swipe to a command of the story. Tab, Space and Enter are never commands: Tab moves the
 * focus, Space and Enter press the focused control. No function here throws: unknown input gives null.
 */

import { keyOf } from './keyOf.ts';

/** `log` writes the position to the console and does not move the story. */
export type KeyCommand = 'next' | 'back' | 'log';

const KEYS: ReadonlyMap<string, KeyCommand> = new Map([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  ['ArrowUp', 'log'],
  ['l', 'log'],
]);

export const TYPED_INTO = 'input:not([type="radio"]), textarea, select, [contenteditable]';
const TAKES_ALL = `${TYPED_INTO}, [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog`;
/** Elements inside which no arrow key is a command: arrow keys change the choice there. */
const TAKES_ARROWS = '[role="radiogroup"], [type="radio"]';
const CONTROLS = 'a, button, input, label, select, textarea, summary, dialog, [role="button"], [data-panel]';
/** Maximum distance between the start and the end of a click, in CSS pixels. */
const MAX_CLICK_MOVE = 10;
/** Minimum horizontal distance of a swipe, in CSS pixels. A swipe must also be at least twice as wide as it is high. */
const MIN_SWIPE = 56;

/** The properties of a keyboard event that `commandOfKey` reads. A script's event may lack `getModifierState`. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

export interface Press {
  readonly target: EventTarget | null;
  readonly from: WindowPoint;
  readonly to: WindowPoint;
}

export const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  !!target.closest(selector);

/**
 * Returns false for a key press that is held down, already handled, part of a composed letter, or pressed together with
 * Alt, AltGr, Ctrl or Meta.
 */
export const isPlainPress = (event: KeyPress): boolean =>
  !(event.defaultPrevented || event.repeat || event.isComposing) &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.getModifierState?.('AltGraph'));

/**
 * Returns the command of a key press. Returns null in these cases:
 * - The key has no command, is pressed together with a modifier, or is held down.
 * - The page has already handled the key press.
 * - The element with the focus uses the key: a form field, a radio group, an open dialog.
 */
export function commandOfKey(event: KeyPress): KeyCommand | null {
  const { target } = event;
  const key = keyOf(event);
  if (!isPlainPress(event) || event.shiftKey) return null;
  if (isWithin(target, TAKES_ALL)) return null;
  if (key.startsWith('Arrow') && isWithin(target, TAKES_ARROWS)) return null;
  return KEYS.get(key) ?? null;
}

/**
 * Returns `next` for a click on anything that is not a control. Returns null for a click on a control, after a move of
 * more than 10 px, or if the press selected text (`isSelecting`).
 */
export function commandOfClick({ target, from, to }: Press, isSelecting: boolean): 'next' | null {
  const isClick = Math.hypot(to.x - from.x, to.y - from.y) <= MAX_CLICK_MOVE;
  return isClick && !isSelecting && !isWithin(target, CONTROLS) ? 'next' : null;
}

export function commandOfSwipe({ target, from, to }: Press): 'next' | 'back' | null {
  const sideways = to.x - from.x;
  const upOrDown = Math.abs(to.y - from.y);
  if (isWithin(target, CONTROLS) || Math.abs(sideways) < 2 * upOrDown) return null;
  if (sideways <= -MIN_SWIPE) return 'next';
  return sideways >= MIN_SWIPE ? 'back' : null;
}
