/** The director's keys. The page shows the table `KEYS` as its list of keys. */
import { SIZES, sideOf } from './sizes.ts';
import * as store from './store.ts';
import { OWN, positionsOf, type Shift, shifted, targetsOf, viewAt } from './targets.ts';

/** Presses that move, scale or rotate, less than this many ms apart, are one change, which one undo takes back. */
const PAUSE = 400;
let pausing: ReturnType<typeof setTimeout> | undefined;

function nudge(by: Shift) {
  store.move((_, current) => shifted(current, by));
  clearTimeout(pausing);
  pausing = setTimeout(store.commit, PAUSE);
}

function turnPage(by: number) {
  const { story, position } = store.useDirector.getState();
  const all = positionsOf(story);
  const next = all[all.findIndex(each => each.position === position) + by];
  if (next) store.goTo(next.position);
}

function cycle(by: number) {
  const { story, position, target, large } = store.useDirector.getState();
  const targets = targetsOf(viewAt(story, position), sideOf(large));
  const at = target ? targets.indexOf(target) : by > 0 ? -1 : 0;
  store.select(targets.at((at + by) % targets.length));
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function giveUp() {
  const wasRunning = store.cancel();
  // leaves a text field, so that the letters are keys again
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  else if (!wasRunning) store.select(undefined);
}

function arrow(key: string, { shiftKey, altKey }: KeyboardEvent) {
  const by = shiftKey ? 10 : 1;
  const x = by * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = by * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  nudge(altKey ? { turn: x || y } : { x, y });
}

const own = (key: string) => store.select(Object.keys(OWN).find(each => each.startsWith(key)));

type Act = (key: string, event: KeyboardEvent) => void;
const scale: Act = (key, { altKey }) => nudge({ k: (key === '-' ? -1 : 1) * (altKey ? 0.1 : 0.01) });

/**
 * `keys` and `told` are for the list: the keys and what they do. `names` matches the name of a pressed key, with a
 * leading `^` if Ctrl or Cmd is held.
 */
export const KEYS: readonly (readonly [keys: string, told: string, names: RegExp, act: Act])[] = [
  ['← → ↑ ↓', 'move by 1 px, with Shift by 10; with Alt turn', /^Arrow/, arrow],
  ['+ −', 'scale by 1 %, with Alt by 10 %', /^[+=-]$/, scale],
  ['T', 'next target, with Shift the one before', /^t$/, (_, { shiftKey }) => cycle(shiftKey ? -1 : 1)],
  ['S F B M', 'shot, focus, bubble, mouth', /^[sfbm]$/, own],
  ['N', 'new: give the step its own shot, focus or room', /^n$/, store.giveOwn],
  ['Esc', 'cancel a drag, or select nothing', /^Escape$/, giveUp],
  ['Page up, page down', 'step before, next step', /^Page/, key => turnPage(key === 'PageUp' ? -1 : 1)],
  ['1 to 6', 'enlarge a window', /^[1-6]$/, key => store.enlarge(SIZES[Number(key) - 1] ?? SIZES[0])],
  ['P', 'play the motion of the step', /^p$/, store.play],
  ['/', 'search the steps', /^\/$/, () => focusOn('input[type=search]')],
  ['W', 'go to the warnings; Tab and Enter choose one', /^w$/, () => focusOn('[aria-label=Warnings] button')],
  ['Ctrl Z', 'undo, with Shift redo', /^\^z$/, (_, { shiftKey }) => store.travel(shiftKey ? 'redo' : 'undo')],
  ['Ctrl S', 'save', /^\^s$/, store.save],
  ['?', 'these keys', /^\?$/, () => document.getElementById('keys')?.togglePopover()],
];

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** Handles the keys of the whole page. In a text field, only Escape, Ctrl Z and Ctrl S (or Cmd) are handled here. */
export function listenToKeys() {
  addEventListener('keydown', event => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = !isCommand && isText(event.target) && event.key !== 'Escape';
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const [, , , act] = KEYS.find(([, , names]) => names.test(isCommand ? `^${name}` : name)) ?? [];
    // `defaultPrevented`: a separator between two parts of the page has already handled the arrow key
    if (!act || isTyping || event.defaultPrevented) return;
    // the browser closes the list of keys
    if (name === 'Escape' && document.querySelector(':popover-open')) return;
    event.preventDefault();
    act(name, event);
  });
}
