/** One window: an iframe of the site. The director presses the site's start button, then sets progress and story. */
import type { openedVisit } from '../src/simulation/visit.ts';
import { MEDIUM, type Story, type View, viewOf } from '../stage/index.ts';
import { type Position, progressAt } from './targets.ts';

/** `EVERY`: ms between two checks whether a window is ready. `LONGEST`: timeout of these checks in ms. */
const EVERY = 60;
const LONGEST = 120_000;

/** Calls `ask` again and again, and resolves with its first truthy result. Rejects after `longest` ms. */
export async function until<Result>(ask: () => Result | undefined | null | false, longest = LONGEST) {
  const signal = AbortSignal.timeout(longest);
  for (;;) {
    const found = ask();
    if (found) return found;
    signal.throwIfAborted();
    await new Promise(resolve => setTimeout(resolve, EVERY));
  }
}

/**
 * A script for the window. It gives the visit to the director, and tells the dev server that the window belongs to the
 * director.
 */
const INSIDE = `
import * as visit from '/src/simulation/visit.ts';
import { createHotContext } from '/@vite/client';
createHotContext('/director').send('director:open', {});
window.director = visit;`;

const isModule = (value: unknown): value is { readonly openedVisit: typeof openedVisit } =>
  typeof value === 'object' && value !== null && 'openedVisit' in value;

/** Box of the whole stage and of the 95 stage units below it, where drawings of people end. */
export const ALL = { md: [0, 0, 1512, 1077], sm: [0, 0, 394, 847] } as const;

/** Starts the match day in an iframe that has loaded. Resolves when its stage is drawn. */
export async function openSite(frame: HTMLIFrameElement) {
  const { contentWindow: window, contentDocument: page } = frame;
  if (!window || !page) throw new Error('the window has no page');
  const button = await until(() => page.querySelector<HTMLElement>('.loading__disc--start'));
  // otherwise the site takes the focus, and the keys no longer reach the director
  Reflect.set(Object(Reflect.get(window, 'HTMLElement')).prototype, 'focus', () => {});
  // with reduced motion, steps appear at once and the ambassador does not blink, so a window at rest draws nothing
  const still = (isStill: boolean) => {
    if (isStill) page.documentElement.dataset.motion = 'less';
    else delete page.documentElement.dataset.motion;
  };
  still(true);
  button.click();
  const script = page.createElement('script');
  script.type = 'module';
  script.textContent = INSIDE;
  page.head.append(script);
  await until(() => page.querySelector('.simulation:is([data-status="ready"], [data-status="locked"])'));
  const visit = await until(() => {
    const inside: unknown = Reflect.get(window, 'director');
    return isModule(inside) && inside.openedVisit;
  });
  const { runner, playback } = visit;
  const { progress } = runner;
  const layout = frame.clientWidth < MEDIUM ? 'sm' : 'md';
  progress.subscribe(({ status }) => status !== 'playing' && still(true));

  let showsAll = false;
  const end = () => runner.dispatch({ type: 'settled', label: progress.getState().label });
  function redraw() {
    end();
    const view = viewOf(runner.story, progress.getState());
    const seen: View = showsAll ? { ...view, shot: ALL } : view;
    playback.animator.jump(seen, layout);
    playback.shown.setState({ view: seen });
  }
  // when a step is entered, the site first shows the step's own shot, so the whole stage has to be drawn again
  playback.shown.subscribe(({ view }) => showsAll && view?.shot !== ALL && queueMicrotask(redraw));

  return {
    visit,
    layout,
    page,
    /** draws the current position again, after its numbers have changed */
    redraw,
    /** shows the whole stage from now on if `isAll` is true, otherwise the shot of each step */
    showAll(isAll: boolean) {
      if (isAll === showsAll) return;
      showsAll = isAll;
      redraw();
    },
    /** takes over the numbers of a story */
    take(story: Story) {
      put(runner.story, story);
      redraw();
    },
    /** shows a position at once, without motion */
    enter(position: Position) {
      progress.setState(progressAt(runner.story, position));
      end();
    },
    /** whether the words of the position are shown and nothing moves */
    isAtRest() {
      const { label } = progress.getState();
      const resting = page.querySelector(`.simulation[data-label="${label}"]:not([data-status="playing"])`);
      return resting !== null && playback.shown.getState().view?.label === label;
    },
    /** plays the motion from the step before to the current one */
    play() {
      still(false);
      void playback.start(layout);
    },
  } as const;
}
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Copies chapters and steps of a story into the objects of a window's story, because the window keeps using these. */
function put(into: Story, from: Story): void {
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
