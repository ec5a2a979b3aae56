/** The director's state: what it shows, and the edits. Undo takes back only edits. */
import * as v from 'valibot';
import { temporal } from 'zundo';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Story } from '../stage/index.ts';
import type { Question } from './api.ts';
import { type Edit, type Edits, filesThatDiffer, type Numbers } from './edits.ts';
import { originOf } from './origins.ts';
import type { Site } from './site.ts';
import { SIZES, type SizeName, sideOf } from './sizes.ts';
import * as targets from './targets.ts';

const Answer = v.object({
  version: v.optional(v.number(), 0),
  refused: v.optional(v.record(v.string(), v.string()), {}),
  changed: v.optional(v.array(v.string()), []),
  error: v.optional(v.string()),
});

/** Sends a request to the dev server, see api.ts. Throws if the answer has an error message. */
async function ask(question: Question) {
  const answer = await fetch('/director/api', { method: 'POST', body: JSON.stringify(question) });
  const { error, ...told } = v.parse(Answer, await answer.json());
  if (error) throw new Error(error);
  return told;
}

async function importStory(version: number): Promise<Story> {
  const module: typeof import('../stage/story/index.ts') = await import(
    /* @vite-ignore */ `/stage/story/index.ts?draft=${version}`
  );
  return module.story;
}

const addressed = (): targets.Position => location.hash.slice(1) || 'chapter_0_0';
const opened = await ask({ ask: 'open', edits: {} });

interface State {
  readonly story: Story;
  readonly position: targets.Position;
  /** the window that is shown large, and has the handles */
  readonly large: SizeName;
  /** the windows that are shown */
  readonly sizes: readonly SizeName[];
  readonly target?: targets.Target | undefined;
  /** all edits since the director was opened; `saved`: the edits that are in the files */
  readonly edits: Edits;
  readonly saved: Edits;
  readonly message?: string | undefined;
  /** counts the changes of files by an editor; each change reloads the windows */
  readonly reloads: number;
}

const START: State = {
  story: await importStory(opened.version),
  position: addressed(),
  large: '1512x982',
  sizes: SIZES,
  edits: {},
  saved: {},
  reloads: 0,
};

export const useDirector = create<State>()(
  temporal(
    persist(() => START, {
      name: 'director-windows',
      partialize: ({ large, sizes }) => ({ large, sizes }),
    }),
    { partialize: ({ edits }) => ({ edits }), equality: (past, current) => past.edits === current.edits },
  ),
);
const { getState: get, setState: set, subscribe } = useDirector;
/** The changes that can be undone and redone. */
export const history = useDirector.temporal;

/** The open windows. */
export const sites = new Map<SizeName, Site>();

export function say(message: string | undefined) {
  set({ message });
}

/** Adds a window that has opened. Returns a function that removes it. */
export function addSite(size: SizeName, site: Site): () => void {
  sites.set(size, site);
  const { story, position, large, target } = get();
  site.take(story);
  site.enter(position);
  site.showAll(size === large && targets.isWhole(target));
  set({}); // renders the handles again, because the window knows the sizes of the drawings
  return () => sites.delete(size);
}

subscribe(({ story, position, target, large }, before) => {
  for (const [size, site] of sites) {
    if (story !== before.story) site.take(story);
    if (position !== before.position) site.enter(position);
    site.showAll(size === large && targets.isWhole(target));
  }
  if (position !== before.position) location.replace(`#${position}`);
});
addEventListener('hashchange', () => addressed() !== get().position && goTo(addressed()));

/** Ends a running gesture, then changes what is shown. */
function show(next: Partial<State>) {
  commit();
  set({ message: undefined, ...next });
}
export const goTo = (position: targets.Position) => show({ position });
export const select = (target: targets.Target | undefined) => show({ target });
export const enlarge = (large: SizeName) => show({ large, sizes: [...new Set([...get().sizes, large])] });

export const play = () => {
  for (const site of sites.values()) site.play();
};

/** Shows or hides a window. The last window cannot be hidden. */
export function toggle(size: SizeName) {
  const { sizes, large } = get();
  const next = sizes.includes(size) ? sizes.filter(each => each !== size) : [...sizes, size];
  const [first] = next;
  if (first) show({ sizes: next, large: next.includes(large) ? large : first });
}

/** The value of the selected target, in the large window. */
export const selected = ({ story, position, target, large }: State): targets.Value | undefined =>
  target === undefined ? undefined : targets.valueAt(targets.viewAt(story, position), target, sideOf(large));

/** A running change of the selected value: its numbers at the start, and those that have changed. */
let gesture: { readonly was: Numbers; readonly now: Numbers } | undefined;
/** true after the gesture was given up, while its pointer may still move */
let isGivenUp = false;

/** Puts numbers into the selected value. All windows show them. */
function put(numbers: Numbers) {
  const value = selected(get());
  if (!value) return;
  for (const key of Object.keys(targets.numbersOf(value)))
    if (!(key in numbers)) Reflect.deleteProperty(value, key);
  Object.assign(value, numbers);
  for (const site of sites.values()) site.redraw();
  set({}); // renders the page again: the state has the same object, but its numbers are new
}

/** Changes the selected value. `next` gets the value's numbers at the start of the gesture and its current numbers. */
export function move(next: (was: Numbers, current: Numbers) => Numbers) {
  const value = selected(get());
  if (!value || isGivenUp) return;
  const current = targets.numbersOf(value);
  const was = gesture?.was ?? current;
  gesture = { was, now: { ...gesture?.now, ...next(was, current) } };
  put({ ...was, ...gesture.now });
}

/** Gives up a running gesture. Returns false if there is none. */
export function cancel(): boolean {
  if (!gesture) return false;
  put(gesture.was);
  gesture = undefined;
  isGivenUp = true;
  return true;
}

/** Ends a gesture: its numbers become an edit. */
export function commit() {
  const done = gesture;
  [gesture, isGivenUp] = [undefined, false];
  const value = selected(get());
  const changed = Object.entries(done?.now ?? {}).filter(([key, number]) => number !== done?.was[key]);
  if (!done || !value || changed.length === 0) return;
  const now = Object.fromEntries(changed);
  const id = originOf(value)?.id;
  if (!id) {
    put(done.was);
    return refuse('these numbers are computed in the code', now);
  }
  const old = get().edits[id];
  const before = old && 'now' in old ? old : { was: {}, now: {} };
  edit(id, { was: { ...done.was, ...before.was }, now: { ...before.now, ...now } });
}

const edit = (id: string, made: Edit) =>
  set(({ edits }) => ({ edits: { ...edits, [id]: made }, message: undefined }));

function refuse(why: string, copied: object) {
  const text = JSON.stringify(copied);
  void navigator.clipboard.writeText(text).catch(() => {});
  say(`Not saved: ${why}. It is on the clipboard: ${text}`);
}

/**
 * Returns the edit that gives the current step its own shot, focus or room, if the selected one is shared with other
 * steps or missing.
 */
export function ownEdit(state: State) {
  const { story, position, target, large } = state;
  const value = selected(state);
  const isOwn = value !== undefined && targets.usesOf(story, value).length === 1;
  return target && !isOwn ? targets.ownOf(story, position, target, sideOf(large)) : undefined;
}

export function giveOwn() {
  commit();
  const given = ownEdit(get());
  if (given) edit(given.id, given.own);
  else say('Select a shot (S), focus (F) or bubble (B) that the step shares with others');
}

let queue = Promise.resolve();
/** Runs a task after all earlier ones. */
const inTurn = (task: () => Promise<void>) => {
  queue = queue.then(task).catch((cause: Error) => say(cause.message));
};

/** Shows the story with all edits. If the dev server refuses the newest edit, takes this edit back. */
async function sync() {
  const { edits } = get();
  const { version, refused } = await ask({ ask: 'draft', edits });
  if (edits !== get().edits) return; // the next task shows the later edits
  const { pastStates } = history.getState();
  const before = pastStates.at(-1)?.edits ?? {};
  const [id] = Object.keys(refused).filter(each => edits[each] !== before[each]);
  if (id) {
    history.getState().undo();
    history.setState({ futureStates: [] });
    const made = edits[id];
    return refuse(refused[id] ?? '', made && 'now' in made ? made.now : { ...made });
  }
  const story = await importStory(version);
  if (edits !== get().edits) return;
  set({ story });
  const leftOut = Object.values(refused).join(', ');
  if (leftOut) say(`Left out, because an editor has changed the code: ${leftOut}`);
  if (gesture) put({ ...gesture.was, ...gesture.now });
}
subscribe(({ edits }, before) => {
  if (edits !== before.edits) inTurn(sync);
});

/** Shows files that an editor has changed. */
export function showFiles() {
  inTurn(sync);
  set(({ reloads }) => ({ reloads: reloads + 1 }));
}

export function travel(way: 'undo' | 'redo') {
  commit();
  history.getState()[way]();
}

export const unsaved = ({ edits, saved }: State) => filesThatDiffer(edits, saved);

/** Saves all changed files. If an editor has changed one of them meanwhile, asks the author first. */
export function save() {
  commit();
  inTurn(async () => {
    const { edits } = get();
    const names = unsaved(get()).join(', ');
    const { changed } = await ask({ ask: 'save', edits, isSure: false });
    if (changed.length > 0) {
      const theirs = changed.join(', ');
      if (!confirm(`An editor has changed ${theirs} meanwhile. Save your numbers into its new text?`))
        return say(`Not saved: an editor has changed ${theirs}. Your changes are still here.`);
      await ask({ ask: 'save', edits, isSure: true });
      await sync();
    }
    set({ saved: edits, message: `Saved ${names}` });
  });
}
