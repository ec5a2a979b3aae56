/** The director's keys. The page shows the table `KEYS` as its list of keys. */
import * as store from './store.ts';
import { OWN, positionsOf, SIZES, shifted, sideOf, valuesOf, viewAt } from './targets.ts';

type Act = (key: string, event: KeyboardEvent) => void;

const arrow: Act = (key, { shiftKey, altKey }) => {
  const by = (shiftKey ? 10 : 1) * (/Right|Down/.test(key) ? 1 : -1);
  const way = /Left|Right/.test(key) ? 'x' : 'y';
  store.move((_, current) => shifted(current, { [altKey ? 'turn' : way]: by }));
};

const scale: Act = (key, { altKey }) => {
  const by = (key === '-' ? -0.01 : 0.01) * (altKey ? 10 : 1);
  store.move((_, current) => {
    const { w = 0, h = 0 } = current;
    return shifted(current, { k: by, w: Math.round(w * by), h: Math.round(h * by) });
  });
};

function turnPage(by: number) {
  const { story, position } = store.useDirector.getState();
  const all = positionsOf(story);
  const next = all[all.findIndex(each => each.position === position) + by];
  if (next) store.goTo(next.position);
}

function cycle(by: number) {
  const { story, position, target, large } = store.useDirector.getState();
  const all = [...valuesOf(viewAt(story, position), sideOf(large)).keys()];
  store.select(all.at((all.indexOf(target ?? '') + by) % all.length));
}

const own = (key: string) => store.select(Object.keys(OWN).find(each => each.startsWith(key)));

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function giveUp() {
  const wasRunning = store.cancel();
  // leaves a text field, so that the letters are keys again
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  else if (!wasRunning) store.select(undefined);
}

/**
 * `keys` and `told` are for the list: the keys and what they do. `names` matches the name of a pressed key, with a
 * leading `^` if Ctrl or Cmd is held.
 */
export const KEYS: readonly (readonly [keys: string, told: string, names: RegExp, act: Act])[] = [
  ['← → ↑ ↓', 'move by 1 px, with Shift by 10; with Alt turn', /^Arrow/, arrow],
  ['+ −', 'scale by 1 %, with Alt by 10 %', /^[+=-]$/, scale],
  ['T', 'next target, with Shift the one before', /^t$/, (_, { shiftKey }) => cycle(shiftKey ? -1 : 1)],
  ['S F B M', 'shot, focus, bubble, mouth', /^[sfbm]$/, own],
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
  // a key that is held is one change, which one undo takes back
  addEventListener('keyup', ({ key }) => /^(Arrow.*|[+=-])$/.test(key) && store.commit());
}
