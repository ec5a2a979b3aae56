/** Maps keys to a presenter's commands. No function here throws. */
import { isWithin, type Key, TYPED_INTO } from '../../input/commands.ts';

/**
 * `forward`: Page Down, which a presenter's remote control sends. It submits the chosen answer, closes a wrong answer,
 * or flips and then leaves a card; elsewhere src/input takes it as the next step. `choose`: the position of an answer,
 * from 0.
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
/** Elements that Enter clicks. */
const PRESSED_BY_ENTER = 'a, button, summary, [role="button"]';

/**
 * Returns the command of a key press. Ignores upper and lower case, in case Caps Lock is on. Null for a key
 * without a use, with a modifier (but `?` may need Shift), held down, already handled, pressed in a text field, or for
 * Enter on a control.
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
