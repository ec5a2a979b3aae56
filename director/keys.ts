/**
 * The director's keys, which are those of drawing programs. The list of keys on the page is made from the table `KEYS`.
 */
import { type Shift, shifted } from './geometry.ts';
import { SIZES, sideOf } from './sizes.ts';
import * as store from './store.ts';
import { positionsOf, type Target, targetsOf, viewAt } from './targets.ts';

const { getState: get } = store.useDirector;

/** Key presses less than this many ms apart are one change, which one undo takes back. */
const PAUSE = 400;
let pausing: ReturnType<typeof setTimeout> | undefined;
let sum: Required<Pick<Shift, 'x' | 'y' | 'k' | 'turn'>> = { x: 0, y: 0, k: 0, turn: 0 };
const NONE = sum;

function nudge({ x = 0, y = 0, k = 0, turn = 0 }: Shift) {
  if (!store.selected(get())) return;
  sum = { x: sum.x + x, y: sum.y + y, k: sum.k + k, turn: sum.turn + turn };
  // the numbers may change only later, when `sum` already counts the next presses
  const by = sum;
  store.move(was => shifted(was, by));
  clearTimeout(pausing);
  pausing = setTimeout(() => {
    sum = NONE;
    void store.commit();
  }, PAUSE);
}

function arrow(key: string, { shiftKey, altKey }: KeyboardEvent) {
  const by = (/Right|Down/.test(key) ? 1 : -1) * (shiftKey ? 10 : 1);
  nudge(altKey ? { turn: by } : /Left|Right/.test(key) ? { x: by } : { y: by });
}

function go(by: number) {
  const { story, position } = get();
  const all = story ? positionsOf(story) : [];
  const next = all[all.findIndex(each => each.position === position) + by];
  if (next) store.goTo(next.position);
}

function cycle(by: number) {
  const { story, position, target, large } = get();
  if (!story) return;
  const targets = targetsOf(viewAt(story, position), sideOf(large));
  const at = target ? targets.indexOf(target) : by > 0 ? -1 : 0;
  store.select(targets.at((at + by) % targets.length));
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function giveUp() {
  sum = NONE;
  // leaves a text field, so that the letters are keys again
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  if (!store.cancel()) store.select(undefined);
}

const OWN: Readonly<Record<string, Target>> = { s: 'shot', f: 'focus', b: 'bubble', m: 'mouth' };

/** `is` matches the key's name, with a leading `^` if Ctrl or Cmd is held. */
type Key = readonly [
  keys: string,
  told: string,
  is: RegExp,
  act: (key: string, event: KeyboardEvent) => void,
];

export const KEYS: readonly Key[] = [
  ['← → ↑ ↓', 'move by 1 px, with Shift by 10; with Alt turn', /^Arrow/, arrow],
  [
    '+ −',
    'scale by 1 %, with Alt by 10 %',
    /^[+=-]$/,
    (key, { altKey }) => nudge({ k: (key === '-' ? -1 : 1) * (altKey ? 0.1 : 0.01) }),
  ],
  ['T', 'next target, with Shift the one before', /^t$/, (_, { shiftKey }) => cycle(shiftKey ? -1 : 1)],
  ['S F B M', 'shot, focus, bubble, mouth', /^[sfbm]$/, key => store.select(OWN[key])],
  ['N', 'new: give the step its own shot, focus or room', /^n$/, () => void store.giveOwn()],
  ['Esc', 'cancel a drag, or select nothing', /^Escape$/, giveUp],
  ['Page up, page down', 'step before, next step', /^Page/, key => go(key === 'PageUp' ? -1 : 1)],
  ['1 to 6', 'enlarge a window', /^[1-6]$/, key => store.enlarge(SIZES[Number(key) - 1] ?? SIZES[0])],
  ['P', 'play the motion of the step', /^p$/, store.play],
  ['/', 'search the steps', /^\/$/, () => focusOn('input[type=search]')],
  ['W', 'go to the warnings; Tab and Enter choose one', /^w$/, () => focusOn('[aria-label=Warnings] button')],
  [
    'Ctrl Z',
    'undo, with Shift redo',
    /^\^z$/,
    (_, { shiftKey }) => void (shiftKey ? store.redo() : store.undo()),
  ],
  ['Ctrl S', 'save', /^\^s$/, () => void store.saveAll()],
  ['?', 'these keys', /^\?$/, () => document.getElementById('keys')?.togglePopover()],
];

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Handles the keys of the whole page. In a text field, only Escape, Ctrl Z and Ctrl S (or Cmd) are handled here. */
export function listenToKeys(): () => void {
  const listen = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = !isCommand && isText(event.target) && event.key !== 'Escape';
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = KEYS.find(([, , is]) => is.test(isCommand ? `^${name}` : name));
    // `defaultPrevented`: a separator between two parts of the page has already handled the arrow key
    if (!found || isTyping || event.defaultPrevented) return;
    // the browser closes the list of keys
    if (name === 'Escape' && document.querySelector(':popover-open')) return;
    event.preventDefault();
    const [, , , act] = found;
    act(name, event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
