/** Maps a presenter's keys to actions. No function here throws. */
import { isWithin, type Key, TYPED_INTO } from '../../input/commands.ts';

/**
 * `forward`: the Page Down of a presenter's remote control: the next step, or the action that a question or a card
 * waits for. `choose`: chooses an answer; `choice` counts from 0.
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
 * Returns the action of a key press. Capital letters count as small ones, in case Caps Lock is on. Null for a key that
 * has no action, has a modifier (but `?` may need Shift), is held down, is already handled or is typed into a text
 * field, and for Enter on a control.
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
