/**
 * Loads the match day before the visit: on the first sign that the visitor is coming, its code and the
 * pictures for her window start to load. The visit takes over what has come and what is still under way,
 * so that nothing is fetched twice, whatever the server lets a browser keep.
 */
import { fit, type Layout } from '../../../stage/index.ts';
import { createPreloader, download, type Fetch, type Preloader, packsOfLayout } from '../../../stage/play.ts';

export type Preloaders = Readonly<Record<Layout, Preloader>>;

/** The module that draws the pictures, with Pixi behind it. */
export const loadStage = () => import('../../../stage/renderer/Stage.tsx');

/** The keys, and what they show, for whoever projects the match day. */
export const loadProjection = () => import('../../projection/Projection.tsx');

/**
 * The page may have asked for it already, see src/askForLater.ts: this takes over what is under way. Without the link
 * nobody else holds it, so that an abort really ends it.
 */
const fetchText: Fetch = (address, options) => {
  const text = download(address, options);
  document.head.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
  return text;
};

const preloaderOf = (layout: Layout) => createPreloader(packsOfLayout(layout), console.info, fetchText);
const newPreloaders = (): Preloaders => ({ md: preloaderOf('md'), sm: preloaderOf('sm') });

let prefetched: Preloaders | undefined;
/** A visit has begun: it loads its pictures itself. */
let isTaken = false;

/**
 * Loads what the match day shows in a window of this size. Resolves when the code is there and every picture
 * has come or failed; rejects if the code does not come. Does nothing once a visit has begun.
 */
export async function prefetch(): Promise<void> {
  if (isTaken) return;
  prefetched ??= newPreloaders();
  const { layout } = fit({ w: window.innerWidth, h: window.innerHeight });
  await Promise.all([loadStage(), prefetched[layout].load()]);
}

/** The preloaders of one visit, which owns them from now on: those that were prefetched, or new ones. */
export function takePreloaders(): Preloaders {
  const taken = prefetched ?? newPreloaders();
  isTaken = true;
  prefetched = undefined;
  return taken;
}
