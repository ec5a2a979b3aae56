/** The director's keys. The page shows the table `KEYS` as its list of keys. */
import * as store from './store.ts';
import { OWN, positionsOf, SIZES, shifted } from './targets.ts';

type Act = (key: string, event: KeyboardEvent) => void;

const arrow: Act = (key, { shiftKey, altKey }) => {
  const by = (shiftKey ? 10 : 1) * (/Right|Down/.test(key) ? 1 : -1);
  const axis = /Left|Right/.test(key) ? 'x' : 'y';
  store.move((_, current) => shifted(current, { [altKey ? 'turn' : axis]: by }));
};

const scale: Act = (key, { altKey }) => {
  const by = (altKey ? 10 : 1) * (key === '-' ? -1 : 1);
  store.move((_, current) => shifted(current, { k: by / 100, w: by, h: by }));
};

const neighbourOf = (all: readonly string[], each: string, by: number) =>
  all.at((all.indexOf(each) + by) % all.length) ?? each;

const changeStep: Act = key => {
  const { story, position } = store.useDirector.getState();
  const all = positionsOf(story).map(each => each.position);
  store.goTo(neighbourOf(all, position, key === 'PageUp' ? -1 : 1));
};

const cycle: Act = (_, { shiftKey }) => {
  const state = store.useDirector.getState();
  store.select(neighbourOf([...store.valuesIn(state).keys()], state.target ?? '', shiftKey ? -1 : 1));
};

const selectOwn = (key: string) => store.select(Object.keys(OWN).find(each => each.startsWith(key)));

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function cancelOrDeselect() {
  const hadGesture = store.cancel();
  // takes the focus away from the text field, so that letter keys work as commands again
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  else if (!hadGesture) store.select(undefined);
}

/** The list of keys. `pattern` matches a pressed key, such as `t`, or `^z` while Ctrl or Cmd is held. */
export const KEYS: readonly (readonly [keys: string, description: string, pattern: RegExp, act: Act])[] = [
  ['← → ↑ ↓', 'move by 1 px, with Shift by 10; with Alt turn', /^Arrow/, arrow],
  ['+ −', 'scale by 1 % or resize by 1 px, with Alt by 10', /^[+=-]$/, scale],
  ['T', 'next target, with Shift the one before', /^t$/, cycle],
  ['S F B M', 'shot, focus, bubble, mouth', /^[sfbm]$/, selectOwn],
  ['Esc', 'cancel a drag, or select nothing', /^Escape$/, cancelOrDeselect],
  ['Page up, page down', 'step before, next step', /^Page/, changeStep],
  ['1 to 6', 'enlarge a window', /^[1-6]$/, key => store.enlarge(SIZES[Number(key) - 1] ?? SIZES[0])],
  ['P', 'play the motion of the step', /^p$/, store.play],
  ['/', 'search the steps', /^\/$/, () => focusOn('input[type=search]')],
  ['W', 'go to the warnings; Tab and Enter choose one', /^w$/, () => focusOn('[aria-label=Warnings] button')],
  ['Ctrl Z', 'undo, with Shift redo', /^\^z$/, (_, { shiftKey }) => store.travel(shiftKey ? 'redo' : 'undo')],
  ['Ctrl S', 'save', /^\^s$/, store.save],
  ['?', 'these keys', /^\?$/, () => document.getElementById('keys')?.togglePopover()],
];

// a text field gets all keys except Escape and the combinations with Ctrl or Cmd in `KEYS`
addEventListener('keydown', event => {
  const isCommand = event.ctrlKey || event.metaKey;
  const isTyping = document.activeElement?.matches('[type=search], [type=number]') && !isCommand;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const [, , , act] = KEYS.find(([, , pattern]) => pattern.test(isCommand ? `^${name}` : name)) ?? [];
  // while the list of keys is open, Escape only closes the list; the browser does this
  const isClosing = name === 'Escape' && document.querySelector(':popover-open');
  if (!act || isClosing || (isTyping && name !== 'Escape')) return;
  event.preventDefault();
  act(name, event);
});
// all repetitions of a held key are one edit, so one undo reverts them
addEventListener('keyup', ({ key }) => /^(Arrow.*|[+=-]|Enter)$/.test(key) && store.commit());
