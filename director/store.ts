/** The director's state: what it shows, and the edits. Undo takes back only edits. */
import { temporal } from 'zundo';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Story } from '../stage/index.ts';
import type { Answer, ApiRequest } from './api.ts';
import { originOf } from './origins.ts';
import type { Site } from './site.ts';
import type { Edits, Numbers } from './source.ts';
import * as targets from './targets.ts';

async function ask(request: ApiRequest) {
  const response = await fetch('/director/api', { method: 'POST', body: JSON.stringify(request) });
  const answer: Answer = await response.json();
  if (answer.error) throw new Error(answer.error);
  return answer;
}

/** Imports the story with the edits that were last sent to the dev server. The date prevents a cached import. */
const importStory = (): Promise<{ readonly story: Story }> =>
  import(/* @vite-ignore */ `/stage/story/index.ts?draft=${Date.now()}`);

interface State {
  readonly story: Story;
  readonly position: targets.Position;
  /** size of the large window, which has the handles */
  readonly large: targets.SizeName;
  /** sizes of all windows that the director shows */
  readonly sizes: readonly targets.SizeName[];
  readonly target?: targets.Target | undefined;
  /** all edits since the director was opened */
  readonly edits: Edits;
  /** the edits at the last save; the same object as `edits` while all edits are saved */
  readonly saved: Edits;
  readonly message?: string | undefined;
}

const positionInAddress = (): targets.Position => location.hash.slice(1) || 'chapter_0_0';
const NONE: Edits = {};
await ask({ ask: 'open', edits: NONE });
const START: State = {
  ...(await importStory()),
  position: positionInAddress(),
  large: '1512x982',
  sizes: targets.SIZES,
  edits: NONE,
  saved: NONE,
};

export const useDirector = create<State>()(
  temporal(
    persist(() => START, { name: 'director-windows', partialize: ({ large, sizes }) => ({ large, sizes }) }),
    { partialize: ({ edits }) => ({ edits }), equality: (past, current) => past.edits === current.edits },
  ),
);
const { getState: get, setState: set, subscribe } = useDirector;

/** The open windows. */
export const sites = new Map<targets.SizeName, Site>();

subscribe(({ story, position, target, large }) => {
  for (const [size, site] of sites) site.show(story, position, size === large && targets.isWhole(target));
  if (position !== positionInAddress()) location.replace(`#${position}`);
});
addEventListener('hashchange', () => positionInAddress() !== get().position && goTo(positionInAddress()));

/** Renders the page and the windows again after a change that is not part of `State`. */
export const render = () => set({});
/** Ends a running gesture, then changes what is shown. */
function show(next: Partial<State>) {
  commit();
  set({ message: undefined, ...next });
}
export const goTo = (position: targets.Position) => show({ position });
export const select = (target: targets.Target | undefined) => show({ target });
export const enlarge = (large: targets.SizeName, position = get().position) =>
  show({ large, position, sizes: [...new Set([...get().sizes, large])] });
export const say = (message: string) => set({ message });

export function play() {
  for (const site of sites.values()) site.play();
}

/** Shows or hides the window of this size. The last window cannot be hidden. */
export function toggle(size: targets.SizeName) {
  const { sizes, large } = get();
  const next = sizes.includes(size) ? sizes.filter(each => each !== size) : [...sizes, size];
  const [first] = next;
  if (!first) return;
  sites.delete(size);
  show({ sizes: next, large: next.includes(large) ? large : first });
}

/** Returns what the maker can change in the large window: the step's elements, boxes and points, by name. */
export const valuesIn = ({ story, position, large }: State) =>
  targets.valuesOf(targets.viewAt(story, position), large);
export const selected = (state: State) => valuesIn(state).get(state.target ?? '');

/** A running change of the selected value, such as a drag. If `isCancelled`, further moves change nothing. */
let gesture: { readonly was: Numbers; readonly now: Numbers; readonly isCancelled?: true } | undefined;

function setNumbers(numbers: Numbers) {
  const value = selected(get()) ?? {};
  for (const [key, number] of Object.entries(numbers))
    Reflect.set(value, Array.isArray(value) ? 'xywh'.indexOf(key) : key, number);
  render();
}

/**
 * Gives the selected value the numbers that `next` returns. Its other numbers stay. `was`: the value's
 * numbers at the start of the gesture. `current`: its numbers now.
 */
export function move(next: (was: Numbers, current: Numbers) => Numbers) {
  const value = selected(get());
  if (!value || gesture?.isCancelled) return;
  const current = targets.numbersOf(value);
  const was = gesture?.was ?? current;
  gesture = { was, now: { ...gesture?.now, ...next(was, current) } };
  setNumbers(gesture.now);
}

/** Cancels the running gesture. Returns false if no gesture is running. */
export function cancel(): boolean {
  if (!gesture) return false;
  setNumbers(gesture.was);
  gesture = { was: gesture.was, now: {}, isCancelled: true };
  return true;
}

/** Ends a gesture: its numbers become an edit, unless the dev server refuses this edit. */
export function commit() {
  const { was = {}, now = {} } = gesture ?? {};
  gesture = undefined;
  const { file = '', path = '' } = originOf(selected(get()) ?? {}) ?? {};
  const changed = Object.entries(now).filter(([key, number]) => number !== was[key]);
  if (changed.length === 0) return;
  inTurn(async () => {
    const { edits } = get();
    const made = Object.fromEntries(changed);
    const before = edits[file]?.[path];
    const edit = { was: { ...was, ...before?.was }, now: { ...before?.now, ...made } };
    const next = { ...edits, [file]: { ...edits[file], [path]: edit } };
    const { refused } = file ? await ask({ ask: 'draft', edits: next }) : {};
    const why = file ? refused?.[file]?.[path] : 'these numbers are computed';
    const copied = JSON.stringify(made);
    if (why) void navigator.clipboard.writeText(copied).catch(() => {});
    if (why) say(`Not saved: ${why}. It is on the clipboard: ${copied}`);
    else set({ edits: next, message: undefined });
  });
}

let waiting = 0;
let queue: Promise<unknown> = Promise.resolve();
/** Runs a task after all earlier tasks. Then shows the story with all edits. */
function inTurn(task: () => unknown) {
  const tell = (cause: Error) => say(cause.message);
  waiting += 1;
  queue = queue.then(task).catch(tell).then(sync).catch(tell);
}

async function sync() {
  waiting -= 1;
  const { refused = {} } = await ask({ ask: 'draft', edits: get().edits });
  const { story } = await importStory();
  if (waiting > 0) return; // the last waiting task shows all edits
  set({ story });
  if (gesture) setNumbers(gesture.now);
  const leftOut = Object.values(refused).flatMap(reasons => Object.values(reasons));
  if (leftOut.length > 0) say(`Left out, because an editor has changed the code: ${leftOut.join(', ')}`);
}

/** Loads the story and the windows again after a text editor has changed a file. */
export function showFiles() {
  inTurn(() => {});
  sites.clear();
  for (const { contentWindow } of document.querySelectorAll('iframe')) contentWindow?.location.reload();
}

export function travel(way: 'undo' | 'redo') {
  commit();
  inTurn(() => useDirector.temporal.getState()[way]());
}

/** Saves all changed files. If a text editor has changed one of these files, asks the maker first. */
export function save() {
  commit();
  inTurn(async () => {
    const { edits } = get();
    let answer = await ask({ ask: 'save', edits });
    if (answer.changed) {
      const theirs = answer.changed.join(', ');
      if (!confirm(`An editor has changed ${theirs} meanwhile. Save your numbers into its new text?`)) return;
      answer = await ask({ ask: 'overwrite', edits });
    }
    set({ saved: edits, message: `Saved ${answer.saved?.join(', ')}` });
  });
}
