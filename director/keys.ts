/**
 * The director's keys, which are those of drawing programs. The list of keys on the page is made from the table `KEYS`.
 */
import { type Shift, shifted } from './geometry.ts';
import { layoutOf, SIZES } from './sizes.ts';
import {
  cancel,
  commit,
  enlarge,
  giveOwn,
  goTo,
  isAt,
  move,
  play,
  redo,
  saveAll,
  select,
  selected,
  undo,
  useDirector,
} from './store.ts';
import { positionsOf, type Target, targetsOf, viewAt } from './targets.ts';

/** Key presses less than this many ms apart are one change, which one undo takes back. */
const PAUSE = 400;
let pausing: ReturnType<typeof setTimeout> | undefined;
let sum: Shift = {};

function nudge(by: Shift) {
  if (!selected(useDirector.getState())) return;
  for (const key of ['x', 'y', 'k', 'turn'] as const) {
    const added = (sum[key] ?? 0) + (by[key] ?? 0);
    if (added) sum[key] = added;
  }
  move(was => shifted(was, sum));
  clearTimeout(pausing);
  pausing = setTimeout(() => {
    sum = {};
    void commit();
  }, PAUSE);
}

function go(by: number) {
  const { story, position } = useDirector.getState();
  const all = story ? positionsOf(story) : [];
  const next = all[all.findIndex(each => isAt(each, position)) + by];
  if (next) goTo(next);
}

function cycle(by: number) {
  const { story, position, target, large } = useDirector.getState();
  if (!story) return;
  const targets = targetsOf(viewAt(story, position), layoutOf(large));
  const at = target ? targets.indexOf(target) : by > 0 ? -1 : 0;
  select(targets.at((at + by) % targets.length));
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function giveUp() {
  sum = {};
  // leaves a text field, so that the letters are keys again
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  if (!cancel()) select(undefined);
}

const OWN: Readonly<Record<string, Target>> = { s: 'shot', f: 'focus', b: 'bubble', m: 'mouth' };
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  readonly keys: string;
  readonly told: string;
  /** matches the key's name, with a leading `^` if Ctrl or Cmd is held */
  readonly is: RegExp;
  readonly act: (key: string, event: KeyboardEvent) => void;
}

export const KEYS: readonly Key[] = [
  {
    keys: '← → ↑ ↓',
    told: 'move by 1 px, with Shift by 10; with Alt turn',
    is: /^Arrow/,
    act(key, { shiftKey, altKey }) {
      const [x, y] = (ARROWS[key] ?? [0, 0]).map(each => each * (shiftKey ? 10 : 1));
      nudge(altKey ? { turn: x || y || 0 } : { x: x ?? 0, y: y ?? 0 });
    },
  },
  {
    keys: '+ −',
    told: 'scale by 1 %, with Alt by 10 %',
    is: /^[+=-]$/,
    act: (key, { altKey }) => nudge({ k: (key === '-' ? -1 : 1) * (altKey ? 0.1 : 0.01) }),
  },
  {
    keys: 'T',
    told: 'next target, with Shift the one before',
    is: /^t$/,
    act: (_, { shiftKey }) => cycle(shiftKey ? -1 : 1),
  },
  { keys: 'S F B M', told: 'shot, focus, bubble, mouth', is: /^[sfbm]$/, act: key => select(OWN[key]) },
  { keys: 'N', told: 'new: give the step its own shot, focus or room', is: /^n$/, act: () => void giveOwn() },
  { keys: 'Esc', told: 'cancel a drag, or select nothing', is: /^Escape$/, act: giveUp },
  {
    keys: 'Page up, page down',
    told: 'step before, next step',
    is: /^Page/,
    act: key => go(key === 'PageUp' ? -1 : 1),
  },
  {
    keys: '1 to 6',
    told: 'enlarge a window',
    is: /^[1-6]$/,
    act: key => enlarge(SIZES[Number(key) - 1] ?? SIZES[0]),
  },
  { keys: 'P', told: 'play the motion of the step', is: /^p$/, act: play },
  {
    keys: '/',
    told: 'search the steps',
    is: /^\/$/,
    act: () => focusOn('input[type=search]'),
  },
  {
    keys: 'W',
    told: 'go to the warnings; Tab and Enter choose one',
    is: /^w$/,
    act: () => focusOn('[aria-label=Warnings] button'),
  },
  {
    keys: 'Ctrl Z',
    told: 'undo, with Shift redo',
    is: /^\^z$/,
    act: (_, { shiftKey }) => void (shiftKey ? redo() : undo()),
  },
  { keys: 'Ctrl S', told: 'save', is: /^\^s$/, act: () => void saveAll() },
  { keys: '?', told: 'these keys', is: /^\?$/, act: () => document.getElementById('keys')?.togglePopover() },
];

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Handles the keys of the whole page. In a text field, only Escape, Ctrl Z and Ctrl S (or Cmd) are handled here. */
export function listenToKeys(): () => void {
  const listen = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = !isCommand && isText(event.target) && event.key !== 'Escape';
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = KEYS.find(({ is }) => is.test(isCommand ? `^${name}` : name));
    // `defaultPrevented`: a separator between two parts of the page has already handled the arrow key
    if (!found || isTyping || event.defaultPrevented) return;
    // the browser closes the list of keys
    if (name === 'Escape' && document.querySelector(':popover-open')) return;
    event.preventDefault();
    found.act(name, event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
