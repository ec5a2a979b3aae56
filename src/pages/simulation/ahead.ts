/**
 * The match day before the visit: on the first sign that she is coming, its code and this window's pictures
 * start to load. The visit takes over what has come and what is still under way; nothing is fetched twice,
 * whatever the server lets a browser keep.
 */
import { fit, type Layout } from '../../../stage/index.ts';
import { createPreloader, filesOfLayout, type Preloader } from '../../../stage/play.ts';

export type Preloaders = Readonly<Record<Layout, Preloader>>;

export const loadStage = () => import('../../../stage/renderer/Stage.tsx');

const preloaderOf = (layout: Layout) => createPreloader(filesOfLayout(layout), console.info);
const newPreloaders = (): Preloaders => ({ md: preloaderOf('md'), sm: preloaderOf('sm') });

let waiting: Preloaders | undefined;

/** Loads what the match day shows in a window of this size. */
export async function loadAhead() {
  waiting ??= newPreloaders();
  const { layout } = fit({ w: window.innerWidth, h: window.innerHeight });
  await Promise.all([loadStage(), waiting[layout].load()]);
}

/** The pictures for one visit: those that wait for it, or none yet. They are the visit's from now on. */
export function takePreloaders(): Preloaders {
  const taken = waiting ?? newPreloaders();
  waiting = undefined;
  return taken;
}
