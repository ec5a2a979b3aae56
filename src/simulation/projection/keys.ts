import { isPlainPress, isWithin, type KeyPress, TYPED_INTO } from '../../input/commands.ts';
import { keyOf } from '../../input/keyOf.ts';

/**
 * An action of a presenter's key:
 * - `fullscreen`, `blank` and `keys` switch full screen, a black screen and the list of keys on and off.
 * - `answer` submits the chosen answer or the ranking.
 * - `forward` (Page Down on a remote control) submits the chosen answer (not a ranking), turns a card over,
 *   continues from a turned card, or closes the error overlay. At any other step it goes to the next step.
 * - `choose` chooses the answer at position `choice`, from 0. In a ranking it moves this choice to the top.
 */
export type ProjectionKey =
  | { readonly type: 'fullscreen' | 'blank' | 'keys' | 'answer' | 'forward' }
  | { readonly type: 'choose'; readonly choice: number };

const CHOICE = /^[1-4]$/;
const WITH_SHIFT = /^[1-4.?]$/;
const KEYS: ReadonlyMap<string, ProjectionKey> = new Map([
  ['f', { type: 'fullscreen' }],
  ['b', { type: 'blank' }],
  ['.', { type: 'blank' }],
  ['?', { type: 'keys' }],
  ['enter', { type: 'answer' }],
  ['pagedown', { type: 'forward' }],
]);
const PRESSED_BY_ENTER = 'a, button, summary, [role="button"]';

/**
 * Returns the action of a key press. Capital letters count as small ones, because Caps Lock may be on. Returns null:
 * - for a key without an action;
 * - for a key with a modifier; only `?`, `.` and digits may have Shift, which many keyboards need for them;
 * - for a key that is held down, already handled or typed into a form field;
 * - for Enter on a link or a button.
 */
export function projectionKey(event: KeyPress): ProjectionKey | null {
  const { target } = event;
  const key = keyOf(event).toLowerCase();
  if (!isPlainPress(event) || (event.shiftKey && !WITH_SHIFT.test(key))) return null;
  if (isWithin(target, TYPED_INTO)) return null;
  if (key === 'enter' && isWithin(target, PRESSED_BY_ENTER)) return null;
  return CHOICE.test(key) ? { type: 'choose', choice: Number(key) - 1 } : (KEYS.get(key) ?? null);
}
