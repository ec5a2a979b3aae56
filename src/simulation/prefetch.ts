/**
 * Prefetches the match day's code, and the images for the window's layout, when a visit seems likely. The visit takes
 * over the downloads, finished or still running, so that no file is fetched twice, even if the server forbids caching.
 */
import type { Layout } from '../../stage/index.ts';
import { createPreloader, download, type Fetch, type Preloader, packsOfLayout } from '../../stage/play.ts';
import { fitOf } from './fitOf.ts';

export type Preloaders = Readonly<Record<Layout, Preloader>>;

export const loadStage = () => import('../../stage/renderer/Stage.tsx');

export const loadProjection = () => import('./projection/Projection.tsx');

/**
 * Fetches a text. If the page has a preload link for the text (see public/later.js), uses the link's download. Then
 * removes the link, which could otherwise continue the download after an abort, or begin a second download.
 */
const fetchText: Fetch = (address, options) => {
  const text = download(address, options);
  const templates = document.head.querySelectorAll<HTMLTemplateElement>('template[data-later]');
  for (const links of [document.head, ...[...templates].map(({ content }) => content)])
    links.querySelector(`link[rel="preload"][href="${address}"]`)?.remove();
  return text;
};

const preloaderOf = (layout: Layout) => createPreloader(packsOfLayout(layout), console.info, fetchText);
const newPreloaders = (): Preloaders => ({ md: preloaderOf('md'), sm: preloaderOf('sm') });

let prefetched: Preloaders | undefined;
let isTaken = false;

/**
 * Prefetches the renderer, and the images of the window's layout. Resolves when the renderer has loaded and every
 * image has loaded or failed. Rejects if the renderer does not load. Does nothing once a visit has begun.
 */
export async function prefetch(): Promise<void> {
  if (isTaken) return;
  prefetched ??= newPreloaders();
  const { layout } = fitOf({ w: window.innerWidth, h: window.innerHeight });
  await Promise.all([loadStage(), prefetched[layout].load()]);
}

export function takePreloaders(): Preloaders {
  const taken = prefetched ?? newPreloaders();
  isTaken = true;
  prefetched = undefined;
  return taken;
}
