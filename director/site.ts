/** Opens the site in an iframe of the director: presses the start button, then sets the site's story and progress. */
import { pause } from '../src/network/retry.ts';
import type { openedVisit } from '../src/simulation/visit.ts';
import { type Story, viewOf } from '../stage/index.ts';
import { type Position, progressAt, type SizeName, windowOf } from './targets.ts';

/** Calls `ask` every 60 ms until its result is truthy. Resolves with this result. */
export async function until<Result>(ask: () => Result | null | false): Promise<Result> {
  const found = ask();
  if (found) return found;
  await pause(60);
  return until(ask);
}

/**
 * A script that runs in the iframe: passes `openedVisit` to `openSite`, and registers the iframe at the dev server. The
 * dev server does not reload registered windows (`directorClients` in plugin.ts).
 */
const INSIDE = `
import { openedVisit } from '/src/simulation/visit.ts';
import { createHotContext } from '/@vite/client';
createHotContext('/director').send('director:open', {});
window.director(openedVisit);`;

/** Box of the whole stage and the area below it. Drawings of people end 95 stage units below the stage. */
export const WHOLE_STAGE = { md: [0, 0, 1512, 1077], sm: [0, 0, 394, 847] } as const;

export async function openSite(frame: HTMLIFrameElement, size: SizeName) {
  const { contentWindow: window, contentDocument: page } = frame;
  if (!window || !page) throw new Error('the window has no page');
  const button = await until(() => page.querySelector<HTMLElement>('.loading__disc--start'));
  // disables `focus()`: a focused element of the site would take the keys from the director
  Reflect.set(Object(Reflect.get(window, 'HTMLElement')).prototype, 'focus', () => {});
  // with reduced motion, steps appear at once and the ambassador does not blink, so a window at rest is not redrawn
  const { dataset } = page.documentElement;
  dataset.motion = 'less';
  button.click();
  await until(() => page.querySelector('.simulation:is([data-status="ready"], [data-status="locked"])'));
  const { runner, playback, packOf } = await new Promise<NonNullable<typeof openedVisit>>(resolve => {
    Reflect.set(window, 'director', resolve);
    page.head.append(Object.assign(page.createElement('script'), { type: 'module', text: INSIDE }));
  });
  const { progress } = runner;
  const { layout } = windowOf(size);
  progress.subscribe(({ status }) => status !== 'playing' && Object.assign(dataset, { motion: 'less' }));

  let position: Position | undefined;
  let isWhole = false;
  function redraw() {
    const view = viewOf(runner.story, progress.getState());
    const seen = isWhole ? { ...view, shot: WHOLE_STAGE } : view;
    playback.animator.jump(seen, layout);
    playback.shown.setState({ view: seen });
  }
  // The match day in the iframe shows each new step with the step's own shot. If `isWhole` is true, this
  // listener draws the step again with `WHOLE_STAGE`.
  playback.shown.subscribe(({ view }) => isWhole && view?.shot !== WHOLE_STAGE && queueMicrotask(redraw));

  return {
    page,
    layout,
    regionOf: (image: string) => packOf(image, layout)?.images.get(image),
    /**
     * Shows a position of a story at once, without motion. `showsWhole`: true for the whole stage, with faint overlays.
     */
    show(story: Story, next: Position, showsWhole: boolean) {
      copyStory(runner.story, story);
      isWhole = showsWhole;
      page.querySelector<HTMLElement>('.overlays')?.style.setProperty('opacity', showsWhole ? '0.2' : '1');
      if (next !== position) progress.setState(progressAt(story, next));
      runner.dispatch({ type: 'settled', label: progress.getState().label });
      if (next === position) redraw();
      position = next;
    },
    /** true if the current position is shown and nothing moves */
    isAtRest() {
      const { label } = progress.getState();
      const resting = page.querySelector(`.simulation[data-label="${label}"]:not([data-status="playing"])`);
      return resting !== null && playback.shown.getState().view?.label === label;
    },
    play() {
      dataset.motion = '';
      void playback.start(layout);
    },
  } as const;
}
export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Copies the director's story (`from`) into the site's story (`into`). Changes the site's own chapters and
 * steps instead of replacing them, because the site keeps using these objects.
 */
function copyStory(into: Story, from: Story): void {
  for (const [number, chapter] of from.chapters.entries()) {
    Object.assign(into.chapters[number] ?? {}, chapter);
    const steps = from.stepsOf(number);
    for (const [i, step] of into.stepsOf(number).entries()) {
      // places are compared by identity: a new object would start the motion for a change of place
      Object.assign(step, steps[i], { place: step.place });
    }
  }
}
