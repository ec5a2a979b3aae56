/** What the keys of somebody who shows the match day to others ask for. None of these functions throws. */
import { isWithin, type Key, TYPED_INTO } from '../input/commands.ts';

/**
 * `forward` is a presenter's key for the next step, which also does what a question or a card waits for;
 * `choose` names a choice, from 0.
 */
export type ProjectionKey =
  | { readonly type: 'fullscreen' | 'blank' | 'keys' | 'answer' | 'forward' }
  | { readonly type: 'choose'; readonly choice: number };

const CHOICE = /^[1-4]$/;
const KEYS: ReadonlyMap<string, ProjectionKey> = new Map([
  ['f', { type: 'fullscreen' }],
  ['b', { type: 'blank' }],
  ['.', { type: 'blank' }],
  ['?', { type: 'keys' }],
  ['enter', { type: 'answer' }],
  ['pagedown', { type: 'forward' }],
]);
/** Elements for which Enter is a press. */
const PRESSED_BY_ENTER = 'a, button, summary, [role="button"]';

/**
 * The command of a key press; a capital letter counts like a small one, for whoever has locked the capitals. `null`
 * for a key without a command, with a modifier (but `?`, which may need Shift), held down, already handled, pressed
 * in a text field, or Enter on a control.
 */
export function projectionKey(event: Key): ProjectionKey | null {
  const { target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.shiftKey && event.key !== '?') return null;
  if (isWithin(target, TYPED_INTO)) return null;
  const key = event.key.toLowerCase();
  if (key === 'enter' && isWithin(target, PRESSED_BY_ENTER)) return null;
  return CHOICE.test(key) ? { type: 'choose', choice: Number(key) - 1 } : (KEYS.get(key) ?? null);
}
