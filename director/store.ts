/** What the director shows and has changed. Undo covers the texts of the files; everything else is not undone. */
import { temporal } from 'zundo';
import { create, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Story } from '../stage/index.ts';
import type { Texts } from './api.ts';
import { importStory } from './draft.ts';
import type { Numbers } from './edit.ts';
import { type Origin, originOf } from './origins.ts';
import { ask } from './server.ts';
import { type Position, putStory, type Site, until } from './site.ts';
import { keepSizes, keptSizes, layoutOf, type SizeName } from './sizes.ts';
import {
  isWhole,
  numbersOf,
  ownOf,
  positionsOf,
  type Target,
  type Value,
  valueAt,
  viewAt,
} from './targets.ts';
import { faces, warningsIn } from './warnings.ts';

export interface Warning {
  readonly position: Position;
  readonly size: SizeName;
  readonly text: string;
}

interface State {
  /** undefined until the story is loaded */
  readonly story: Story | undefined;
  readonly position: Position;
  /** the window that is shown large, and has the handles */
  readonly large: SizeName;
  /** the windows that are shown */
  readonly sizes: readonly SizeName[];
  readonly target: Target | undefined;
  /** by file: the hash of the text with all changes, and of the text on the disk that it began with */
  readonly texts: Texts;
  readonly disk: Texts;
  /** counts the changes of files by an editor, also of the words, which have no texts here */
  readonly version: number;
  readonly message: string | undefined;
  /** the warnings about the current step, and those about the whole day once it is checked */
  readonly warnings: readonly Warning[];
  readonly day: readonly Warning[] | undefined;
  /** counts the changes of numbers by a running gesture, so that the page shows them */
  readonly moves: number;
}

/**
 * `CHECK_AFTER`: ms that the director waits after a change before it looks for warnings. `RESTS_WITHIN`: ms that it
 * waits at most until the windows are at rest.
 */
const CHECK_AFTER = 300;
const RESTS_WITHIN = 8000;

/** '#chapter_3_4', and '#chapter_3_8/0' for a wrong answer */
const addressOf = ({ label, wrong }: Position) => `#${label}${wrong === undefined ? '' : `/${wrong}`}`;

function addressed(hash: string): Position | undefined {
  const [, chapter, section, wrong] = /^#chapter_(\d+)_(\d+)(?:\/(\d+))?$/.exec(hash) ?? [];
  const label = `chapter_${Number(chapter)}_${Number(section)}` as const;
  return chapter === undefined
    ? undefined
    : { label, wrong: wrong === undefined ? undefined : Number(wrong) };
}

const START: State = {
  story: undefined,
  position: addressed(location.hash) ?? { label: 'chapter_0_0' },
  large: keptSizes()[0],
  sizes: keptSizes(),
  target: undefined,
  texts: {},
  disk: {},
  version: 0,
  message: undefined,
  warnings: [],
  day: undefined,
  moves: 0,
};

export const useDirector = create<State>()(
  temporal(() => START, {
    partialize: ({ texts }) => ({ texts }),
    equality: (past, current) => past.texts === current.texts,
  }),
);
const { getState: get, setState: set } = useDirector;
const history = useDirector.temporal;

/** Returns how many changes can be undone, and how many can be redone. */
export const useHistory = () =>
  useStore(
    history,
    useShallow(({ pastStates, futureStates }) => ({ past: pastStates.length, future: futureStates.length })),
  );

/** The open windows. */
const sites = new Map<SizeName, Site>();

const showSites = (site: Site, size: SizeName) => {
  const { target, large } = get();
  site.showAll(size === large && isWhole(target));
};

/** Adds a window that has opened, at the current position. Returns a function that removes it. */
export function addSite(size: SizeName, site: Site): () => void {
  sites.set(size, site);
  const { story, position } = get();
  if (story) putStory(site.visit.runner.story, story);
  site.enter(position);
  showSites(site, size);
  return () => sites.delete(size);
}

export const siteOf = (size: SizeName): Site | undefined => sites.get(size);

export const say = (message: string | undefined) => set({ message });

export const isAt = (one: Position, other: Position) => addressOf(one) === addressOf(other);

/** Follows the address, which names the step. Returns a function that stops this. */
export function followAddress(): () => void {
  const follow = () => {
    const position = addressed(location.hash);
    if (position && !isAt(position, get().position)) goTo(position);
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

export function goTo({ label, wrong }: Position) {
  void commit();
  const position = { label, wrong };
  set({ position, message: undefined });
  location.replace(addressOf(position));
  for (const site of sites.values()) site.enter(position);
}

export function select(target: Target | undefined) {
  void commit();
  set({ target });
  for (const [size, site] of sites) showSites(site, size);
}

/** Shows these windows, one of them large. */
function show(large: SizeName, sizes: readonly SizeName[]) {
  set({ large, sizes });
  keepSizes(large, sizes);
  for (const [size, site] of sites) showSites(site, size);
}

export function enlarge(large: SizeName) {
  const { sizes } = get();
  void commit();
  show(large, sizes.includes(large) ? sizes : [...sizes, large]);
}

export function toggle(size: SizeName) {
  const { sizes, large } = get();
  const next = sizes.includes(size) ? sizes.filter(each => each !== size) : [...sizes, size];
  const [first] = next;
  if (first) show(next.includes(large) ? large : first, next);
}

export const play = () => {
  for (const site of sites.values()) site.play();
};

/** The value of the selected target, in the layout of the large window. */
export function selected({ story, position, target, large }: State): Value | undefined {
  return story && target && valueAt(viewAt(story, position), target, layoutOf(large));
}

/** A running change of the selected value. */
interface Gesture {
  readonly value: Value;
  readonly was: Numbers;
  readonly origin: Origin | undefined;
}
let gesture: Gesture | undefined;
/** true after the gesture was given up, while its pointer may still move */
let isGivenUp = false;
/** resolves when all windows show the last change; until then no number is changed */
let settled: Promise<void> | undefined;

/** Runs a task after all earlier ones. */
function run(task: () => Promise<void>): Promise<void> {
  const mine = (settled ?? Promise.resolve())
    .then(task)
    .catch((cause: Error) => say(cause.message))
    .finally(() => {
      if (settled === mine) settled = undefined;
    });
  settled = mine;
  return mine;
}

const redraw = () => {
  for (const site of sites.values()) site.redraw();
  set(({ moves }) => ({ moves: moves + 1 }));
};

function put(value: Value, was: Numbers, numbers: Numbers) {
  for (const key of Object.keys(value)) if (!(key in was)) Reflect.deleteProperty(value, key);
  Object.assign(value, was, numbers);
}

/** Changes the selected value; `next` gets its numbers at the start of the gesture. All windows show the change. */
export function move(next: (was: Numbers) => Numbers) {
  if (isGivenUp) return;
  const { target } = get();
  if (settled) {
    void settled.then(() => get().target === target && move(next));
    return;
  }
  const value = gesture?.value ?? selected(get());
  if (!value) return;
  gesture ??= { value, was: numbersOf(value), origin: originOf(value) };
  put(value, gesture.was, next(gesture.was));
  redraw();
}

/** Gives up a running gesture. Returns false if there is none. */
export function cancel(): boolean {
  if (!gesture) return false;
  put(gesture.value, gesture.was, {});
  gesture = undefined;
  isGivenUp = true;
  redraw();
  return true;
}

/** Ends a gesture: writes its numbers into the text of the file that they come from. */
export async function commit(): Promise<void> {
  // the moves of this gesture wait for the same promise, and were asked for earlier
  if (settled) return settled.then(commit);
  const done = gesture;
  gesture = undefined;
  isGivenUp = false;
  if (!done) return;
  const { value, was, origin } = done;
  const all = Object.entries(numbersOf(value));
  const now = Object.fromEntries(all.filter(([key, number]) => number !== was[key]));
  if (Object.keys(now).length === 0) return;
  return run(async () => {
    const text = origin && get().texts[origin.file];
    const { start = 0, end = 0, file = '' } = origin ?? {};
    const changed: { refused?: string | undefined; text?: string } = text
      ? await ask({ ask: 'edit', text, start, end, was, now }).catch(({ message }: Error) => ({
          refused: message,
        }))
      : { refused: 'these numbers are computed in the code' };
    if (changed.text) {
      setText(file, changed.text);
      // Undo will get this object again from its import. So the object gets its old numbers back, once the new story
      // has replaced it.
      void run(async () => put(value, was, {}));
      return;
    }
    put(value, was, {});
    redraw();
    await refuse(changed.refused ?? '', JSON.stringify(now));
  });
}

const setText = (file: string, text: string) =>
  set(({ texts }) => ({ texts: { ...texts, [file]: text }, message: undefined }));

async function refuse(why: string, copied: string) {
  await navigator.clipboard.writeText(copied).catch(() => {});
  say(`Not saved: ${why}. It is on the clipboard: ${copied}`);
}

/** Where the selected shot, focus or room can be written for the current step alone. */
export const ownPlace = ({ story, position, target, large }: State) =>
  story && target && ownOf(story, position, target, layoutOf(large));

/** Gives the current step a shot, a focus or a room of its own. */
export async function giveOwn() {
  await commit();
  return run(async () => {
    const own = ownPlace(get());
    if (!own)
      return say(
        'First select the shot (S), the focus (F) or the bubble (B) of a step that can have its own',
      );
    const { story, position, texts } = get();
    const file = `stage/story/chapters/chapter${story && viewAt(story, position).chapter}.ts`;
    const { refused, text } = await ask({ ask: 'own', text: texts[file] ?? '', ...own });
    if (refused === undefined) return setText(file, text);
    return refuse(refused, `${own.property}: ${JSON.stringify(own.boxes).replaceAll('"', '')}`);
  });
}

/** Imports the story with the current texts and shows it in all windows. */
async function load() {
  const { texts, version, position } = get();
  const story = await importStory(texts, version);
  set({ story });
  for (const site of sites.values()) {
    putStory(site.visit.runner.story, story);
    site.enter(position);
  }
}
useDirector.subscribe(({ texts, version }, before) => {
  if (texts !== before.texts || version !== before.version) void run(load);
});

export async function undo() {
  await commit();
  history.getState().undo();
}
export async function redo() {
  await commit();
  history.getState().redo();
}

export const unsaved = ({ texts, disk }: State) =>
  Object.keys(disk).filter(file => texts[file] !== disk[file]);

/** Changes the texts without a step that can be undone. */
function setQuietly(next: Partial<State>) {
  history.getState().pause();
  set(next);
  history.getState().resume();
}

/** Saves all changed files. */
export async function saveAll(): Promise<void> {
  await commit();
  const { texts, disk } = get();
  const files = unsaved(get());
  const put = only(texts, files);
  const done = await ask({ ask: 'save', texts: put, disk: only(disk, files) });
  const names = files.join(', ');
  if (!done.isSaved) {
    if (!confirm(`An editor has changed ${names} meanwhile. Save your numbers into its new text?`))
      return say(`Not saved: an editor has changed ${names}. Your changes are still here.`);
    await rebase(done.disk);
    return saveAll();
  }
  // Goes on with the texts on the disk, because the formatter may have changed them. A file that was changed while it
  // was saved keeps its change.
  const now = get();
  const saved = files.filter(file => now.texts[file] === put[file]);
  setQuietly({
    texts: { ...now.texts, ...only(done.disk, saved) },
    disk: { ...now.disk, ...done.disk },
    message: `Saved ${names}`,
  });
}

/** Puts the changes of this session into new texts of an editor: those that are shown, and those of the history. */
const rebase = (to: Texts, version = get().version) =>
  run(async () => {
    const { disk: from, texts } = get();
    const { pastStates, futureStates } = history.getState();
    const all = [...pastStates, { texts }, ...futureStates.toReversed()].map(state => state.texts ?? {});
    const { states } = await ask({ ask: 'rebase', states: all, from, to });
    const at = pastStates.length;
    // a change whose place the editor has removed makes no difference any more, and so is no step of the history
    const differ = (i: number) => JSON.stringify(states[i]) !== JSON.stringify(states[i + 1]);
    const past = states.filter((_, i) => i < at && differ(i));
    const future = states.filter((_, i) => i > at && differ(i - 1)).toReversed();
    setQuietly({ texts: states[at] ?? {}, disk: { ...from, ...to }, version });
    history.setState({
      pastStates: past.map(each => ({ texts: each })),
      futureStates: future.map(each => ({ texts: each })),
    });
  });

const only = (texts: Texts, files: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([file]) => files.includes(file)));

/** Reads the files, at the start and when an editor has changed one. Files with unsaved changes stay as they are. */
export async function read(version: number) {
  await commit();
  const { disk } = await ask({ ask: 'files' });
  const mine = unsaved(get());
  const theirs = Object.keys(disk).filter(file => disk[file] !== get().disk[file] && !mine.includes(file));
  await rebase(only(disk, theirs), version);
}

/** Waits until all windows show the current step, and returns the warnings about it. */
async function warnings(): Promise<readonly Warning[]> {
  const { position, story, large, target } = get();
  const known = await faces;
  const signal = AbortSignal.timeout(RESTS_WITHIN);
  for (const site of sites.values()) await until(() => site.isAtRest(position) || undefined, signal);
  if (!story || !isAt(position, get().position)) return [];
  const view = viewAt(story, position);
  // a window that shows the whole stage while a shot is changed is not what a visitor sees
  const seen = [...sites].filter(([size]) => size !== large || !isWhole(target));
  return seen.flatMap(([size, site]) =>
    warningsIn(site, size, view, known).map(text => ({ position, size, text })),
  );
}

let checking: ReturnType<typeof setTimeout> | undefined;
useDirector.subscribe(({ position, moves, story, large }, before) => {
  const isSame = position === before.position && moves === before.moves && story === before.story;
  if (isSame && large === before.large) return;
  clearTimeout(checking);
  checking = setTimeout(async () => set({ warnings: await warnings().catch(() => []) }), CHECK_AFTER);
});

/** Walks through all steps and collects the warnings in the open windows. Stops if the author goes to a step. */
export async function checkDay() {
  const { story, position: start } = get();
  set({ day: [], target: undefined });
  for (const position of story ? positionsOf(story) : []) {
    goTo(position);
    const found = await warnings().catch(() => []);
    if (!isAt(position, get().position)) return;
    set({ day: [...(get().day ?? []), ...found] });
  }
  goTo(start);
}
