/** One window: an iframe of the site. The director presses its start button, then sets its progress and its story. */

import type { openedVisit, Visit } from '../src/simulation/visit.ts';
import type { Layout, Story } from '../stage/index.ts';
import { MEDIUM, viewOf } from '../stage/index.ts';

/** A position in the match day: a step, or the reaction to a wrong answer at its question. */
export interface Position {
  readonly label: `chapter_${number}_${number}`;
  /** the wrong choice that was given; undefined: none */
  readonly wrong?: number | undefined;
}

export interface Site {
  readonly visit: Visit;
  readonly layout: Layout;
  readonly page: Document;
  /** shows a position at once, without motion */
  enter(position: Position): void;
  /** draws the current position again, after its numbers have changed */
  redraw(): void;
  /** shows the whole stage from now on if `isAll` is true, otherwise the shot of each step */
  showAll(isAll: boolean): void;
  /** whether the words of the position are shown and nothing moves */
  isAtRest(position: Position): boolean;
  /** plays the motion from the step before to the current one */
  play(): void;
}

/** How often the director looks whether a window is ready, in ms. */
const EVERY = 60;

/** Resolves with the first answer of `ask` that is not null or undefined. */
export async function until<Result>(
  ask: () => Result | null | undefined,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const found = ask();
    if (found !== null && found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, EVERY));
  }
}

/**
 * A script that runs in the window: it hands out the window's visit, and tells the dev server that the window is the
 * director's.
 */
const INSIDE = `
import * as visit from '/src/simulation/visit.ts';
import { createHotContext } from '/@vite/client';
createHotContext('/director').send('director:window', {});
dispatchEvent(new CustomEvent('director', { detail: visit }));`;

interface VisitModule {
  readonly openedVisit: typeof openedVisit;
}
const isVisitModule = (value: unknown): value is VisitModule =>
  typeof value === 'object' && value !== null && 'openedVisit' in value;

function moduleIn(window: Window): Promise<VisitModule> {
  return new Promise((resolve, reject) => {
    const given = (event: Event) => {
      const detail: unknown = Reflect.get(event, 'detail');
      if (isVisitModule(detail)) resolve(detail);
      else reject(new Error('the window gives no visit'));
    };
    window.addEventListener('director', given, { once: true });
    const script = window.document.createElement('script');
    script.type = 'module';
    script.textContent = INSIDE;
    window.document.head.append(script);
  });
}

/** Box of the whole stage and of the 95 stage units below it, where drawings of people end. */
export const ALL = { md: [0, 0, 1512, 1077], sm: [0, 0, 394, 847] } as const;

/** Starts the match day in an iframe that has loaded. Resolves when its stage is drawn. */
export async function openSite(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Site> {
  const { contentWindow: window, contentDocument: page } = frame;
  if (!window || !page) throw new Error('the window has no page');
  const button = await until(() => page.querySelector<HTMLElement>('.loading__disc--start'), signal);
  // otherwise the site takes the focus, and the keys no longer reach the director
  Reflect.set(Object(Reflect.get(window, 'HTMLElement')).prototype, 'focus', () => {});
  button.click();
  const module = await moduleIn(window);
  await until(() => page.querySelector('.simulation:not([data-status="loading"])'), signal);
  const visit = await until(() => module.openedVisit, signal);
  const { runner, playback } = visit;
  const { progress } = runner;
  const layout: Layout = frame.clientWidth < MEDIUM ? 'sm' : 'md';
  // with reduced motion, steps appear at once and the ambassador does not blink, so a window at rest draws nothing
  const still = (isStill: boolean) => {
    if (isStill) page.documentElement.dataset.motion = 'less';
    else delete page.documentElement.dataset.motion;
  };
  still(true);
  progress.subscribe(({ status }) => status !== 'playing' && still(true));

  let showsAll = false;
  const redraw = () => {
    const label = progress.getState().label;
    runner.dispatch({ type: 'settled', label });
    const view = viewOf(runner.story, progress.getState());
    const shown = showsAll ? { ...view, shot: ALL } : view;
    playback.animator.jump(shown, layout);
    playback.shown.setState({ view: shown });
  };
  // when a step is entered, the site first shows the step's own shot, so the whole stage has to be drawn again
  playback.shown.subscribe(({ view }) => showsAll && view?.shot !== ALL && queueMicrotask(redraw));

  return {
    visit,
    layout,
    page,
    redraw,
    showAll(isAll) {
      if (isAll === showsAll) return;
      showsAll = isAll;
      redraw();
    },
    enter({ label, wrong }) {
      const at = { label, wrong: wrong !== undefined, choice: wrong ?? -1 };
      progress.setState({ ...at, answered: false, tried: [], flipped: false, status: 'playing' });
      runner.dispatch({ type: 'settled', label });
    },
    isAtRest({ label }) {
      const resting = `.simulation[data-label="${label}"]:not([data-status="playing"])`;
      return page.querySelector(resting) !== null && playback.shown.getState().view?.label === label;
    },
    play() {
      still(false);
      void playback.start(layout);
    },
  };
}

/**
 * Copies the chapters and steps of `from` into `into`, a story with the same steps, because the site holds the objects
 * of `into`.
 */
export function putStory(into: Story, from: Story): void {
  for (const [number, chapter] of from.chapters.entries()) {
    Object.assign(into.chapters[number] ?? {}, chapter);
    const steps = from.stepsOf(number);
    for (const [i, step] of into.stepsOf(number).entries()) {
      // a step keeps its place object: places are compared by identity, so another object would play the change of
      // place
      Object.assign(step, steps[i], { place: step.place });
    }
  }
}
