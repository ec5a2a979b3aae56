/** What the director shows and has changed. Undo covers the texts of the files; everything else is not undone. */
import { temporal } from 'zundo';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Story } from '../stage/index.ts';
import type { Question, Texts } from './api.ts';
import { importStory } from './draft.ts';
import type { Numbers } from './edit.ts';
import { originOf } from './origins.ts';
import { ask } from './server.ts';
import { putStory, type Site, until } from './site.ts';
import { SIZES, type SizeName, sideOf } from './sizes.ts';
import * as targets from './targets.ts';
import { faces, warningsIn } from './warnings.ts';

export interface Warning {
  readonly position: targets.Position;
  readonly size: SizeName;
  readonly text: string;
}

interface State {
  /** undefined until the story is loaded */
  readonly story: Story | undefined;
  readonly position: targets.Position;
  /** the window that is shown large, and has the handles */
  readonly large: SizeName;
  /** the windows that are shown */
  readonly sizes: readonly SizeName[];
  readonly target: targets.Target | undefined;
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

/** The address names the position: '#chapter_3_4', and '#chapter_3_8/0' for a wrong answer. */
const addressed = () => /^#(chapter_\d+_\d+(?:\/\d+)?)$/.exec(location.hash)?.[1];

const START: State = {
  story: undefined,
  position: addressed() ?? 'chapter_0_0',
  large: '1512x982',
  sizes: SIZES,
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
  temporal(
    persist(() => START, {
      name: 'director-windows',
      partialize: ({ large, sizes }) => ({ large, sizes }),
    }),
    { partialize: ({ texts }) => ({ texts }), equality: (past, current) => past.texts === current.texts },
  ),
);
const { getState: get, setState: set } = useDirector;
const history = useDirector.temporal;

export function say(message: string | undefined): void {
  set({ message });
}

/** The open windows. */
const sites = new Map<SizeName, Site>();
export const siteOf = (size: SizeName): Site | undefined => sites.get(size);

/** Adds a window that has opened. Returns a function that removes it. */
export function addSite(size: SizeName, site: Site): () => void {
  sites.set(size, site);
  const { story, position } = get();
  if (story) putStory(site.visit.runner.story, story);
  site.enter(position);
  showWhole();
  return () => sites.delete(size);
}

/** Lets the large window show the whole stage if the target is a part of it, and the others what a visitor sees. */
function showWhole() {
  const { target, large } = get();
  for (const [size, site] of sites) site.showAll(size === large && targets.isWhole(target));
}

export function goTo(position: targets.Position) {
  void commit();
  set({ position, message: undefined });
  location.replace(`#${position}`);
  for (const site of sites.values()) site.enter(position);
}
addEventListener('hashchange', () => {
  const position = addressed();
  if (position && position !== get().position) goTo(position);
});

/** Changes what is selected and which windows are shown. */
function show(next: Partial<Pick<State, 'target' | 'large' | 'sizes'>>) {
  void commit();
  set(next);
  showWhole();
}

export const select = (target: targets.Target | undefined) => show({ target });

export function enlarge(large: SizeName) {
  const { sizes } = get();
  show({ large, sizes: sizes.includes(large) ? sizes : [...sizes, large] });
}

export function toggle(size: SizeName) {
  const { sizes, large } = get();
  const next = sizes.includes(size) ? sizes.filter(each => each !== size) : [...sizes, size];
  const [first] = next;
  if (first) show({ large: next.includes(large) ? large : first, sizes: next });
}

export const play = () => {
  for (const site of sites.values()) site.play();
};

/** The value of the selected target, in the layout of the large window. */
export function selected({ story, position, target, large }: State): targets.Value | undefined {
  return story && target && targets.valueAt(targets.viewAt(story, position), target, sideOf(large));
}

/** A running change of the selected value, and the numbers that the value had before. */
let gesture: { readonly value: targets.Value; readonly was: Numbers } | undefined;
/** true after the gesture was given up, while its pointer may still move */
let isGivenUp = false;
/** resolves when all windows show the last change; until then no number is changed */
let settled: Promise<void> | undefined;

/** Runs a task after all earlier ones. */
function run(task: () => Promise<unknown>): Promise<void> {
  const mine = (settled ?? Promise.resolve())
    .then(task)
    .then(
      () => {},
      (cause: Error) => say(cause.message),
    )
    .finally(() => {
      if (settled === mine) settled = undefined;
    });
  settled = mine;
  return mine;
}

/** Sets the numbers of a value to `was` and then to `now`. All windows show the change. */
function put(value: targets.Value, was: Numbers, now: Numbers = {}) {
  for (const key of Object.keys(value)) if (!(key in was)) Reflect.deleteProperty(value, key);
  Object.assign(value, was, now);
  for (const site of sites.values()) site.redraw();
  set(({ moves }) => ({ moves: moves + 1 }));
}

/** Changes the selected value; `next` gets its numbers at the start of the gesture. */
export function move(next: (was: Numbers) => Numbers) {
  if (isGivenUp) return;
  const { target } = get();
  if (settled) {
    void settled.then(() => get().target === target && move(next));
    return;
  }
  const value = gesture?.value ?? selected(get());
  if (!value) return;
  gesture ??= { value, was: targets.numbersOf(value) };
  put(value, gesture.was, next(gesture.was));
}

/** Gives up a running gesture. Returns false if there is none. */
export function cancel(): boolean {
  if (!gesture) return false;
  put(gesture.value, gesture.was);
  gesture = undefined;
  isGivenUp = true;
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
  const { value, was } = done;
  const now = Object.fromEntries(
    Object.entries(targets.numbersOf(value)).filter(([key, number]) => number !== was[key]),
  );
  if (Object.keys(now).length === 0) return;
  return run(async () => {
    const origin = originOf(value);
    const text = origin && get().texts[origin.file];
    const question = text && { ask: 'edit' as const, text, start: origin.start, end: origin.end, was, now };
    const isDone = await changeText(origin?.file ?? '', question, JSON.stringify(now));
    // Undo will get this object again from its import. So the object gets its old numbers back, once the new story has
    // replaced it.
    const putBack = async () => put(value, was);
    if (isDone) void run(putBack);
    else await putBack();
  });
}

/** Changes the text of a file. If this is refused, says why, copies the value and returns false. */
async function changeText(file: string, question: Question | '' | undefined, copied: string) {
  const { refused, text } = question
    ? await ask(question).catch(({ message }: Error) => ({ refused: message, text: '' }))
    : { refused: 'these numbers are computed in the code', text: '' };
  if (refused === undefined) set(({ texts }) => ({ texts: { ...texts, [file]: text }, message: undefined }));
  else {
    await navigator.clipboard.writeText(copied).catch(() => {});
    say(`Not saved: ${refused}. It is on the clipboard: ${copied}`);
  }
  return refused === undefined;
}

/** Where the selected shot, focus or room can be written for the current step alone. */
export const ownPlace = ({ story, position, target, large }: State) =>
  story && target && targets.ownOf(story, position, target, sideOf(large));

/** Gives the current step a shot, a focus or a room of its own. */
export async function giveOwn() {
  await commit();
  return run(async () => {
    const own = ownPlace(get());
    if (!own)
      return say(
        'First select the shot (S), the focus (F) or the bubble (B) of a step that can have its own',
      );
    const { position, texts } = get();
    const file = `stage/story/${position.split('_', 2).join('')}.ts`;
    const copied = `${own.property}: ${JSON.stringify(own.boxes).replaceAll('"', '')}`;
    await changeText(file, { ask: 'own', text: texts[file] ?? '', ...own }, copied);
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

export const undo = () => commit().then(() => history.getState().undo());
export const redo = () => commit().then(() => history.getState().redo());

export const unsaved = ({ texts, disk }: State) =>
  Object.keys(disk).filter(file => texts[file] !== disk[file]);
const only = (texts: Texts, files: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([file]) => files.includes(file)));

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
  const sent = only(texts, files);
  const done = await ask({ ask: 'save', texts: sent, disk: only(disk, files) });
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
  const saved = files.filter(file => now.texts[file] === sent[file]);
  setQuietly({
    texts: { ...now.texts, ...only(done.disk, saved) },
    disk: { ...now.disk, ...done.disk },
    message: `Saved ${names}`,
  });
}

/** Puts the changes of this session into new texts of an editor: those that are shown, and those of the history. */
const rebase = (to: Texts, by = 0) =>
  run(async () => {
    const { disk: from, texts, version } = get();
    const { pastStates, futureStates } = history.getState();
    const all = [...pastStates, { texts }, ...futureStates.toReversed()].map(state => state.texts ?? {});
    const { states } = await ask({ ask: 'rebase', states: all, from, to });
    const at = pastStates.length;
    // a change whose place the editor has removed makes no difference any more, and so is no step of the history
    const differ = (i: number) => JSON.stringify(states[i]) !== JSON.stringify(states[i + 1]);
    const past = states.filter((_, i) => i < at && differ(i));
    const future = states.filter((_, i) => i > at && differ(i - 1)).toReversed();
    setQuietly({ texts: states[at] ?? {}, disk: { ...from, ...to }, version: version + by });
    history.setState({
      pastStates: past.map(each => ({ texts: each })),
      futureStates: future.map(each => ({ texts: each })),
    });
  });

/** Reads the files, at the start and when an editor has changed one. Files with unsaved changes stay as they are. */
export async function read() {
  await commit();
  const { disk } = await ask({ ask: 'files' });
  const mine = unsaved(get());
  const theirs = Object.keys(disk).filter(file => disk[file] !== get().disk[file] && !mine.includes(file));
  await rebase(only(disk, theirs), 1);
}

/** Waits until all windows show the current step, and returns the warnings about it. */
async function warnings(): Promise<readonly Warning[]> {
  const { position, story, large, target } = get();
  const known = await faces;
  const signal = AbortSignal.timeout(RESTS_WITHIN);
  for (const site of sites.values()) await until(() => site.isAtRest(position) || undefined, signal);
  if (!story || position !== get().position) return [];
  const view = targets.viewAt(story, position);
  // a window that shows the whole stage while a shot is changed is not what a visitor sees
  const seen = [...sites].filter(([size]) => size !== large || !targets.isWhole(target));
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
  for (const { position } of story ? targets.positionsOf(story) : []) {
    goTo(position);
    const found = await warnings().catch(() => []);
    if (position !== get().position) return;
    set({ day: [...(get().day ?? []), ...found] });
  }
  goTo(start);
}
