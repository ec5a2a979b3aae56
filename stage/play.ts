/** What a page needs to load and play the match day, without Pixi. */
export { createPlayback, type Playback } from './motion/playback.ts';
export { ENTRY, EXIT, FADE, FOLLOW } from './motion/vocabulary.ts';
export { download } from './preload/download.ts';
export { createDrawingUrls, type DrawingUrls } from './preload/drawingUrls.ts';
export { packsOfLayout } from './preload/neededDrawings.ts';
export { createPreloader, type Fetch, type Loading, type Preloader } from './preload/preloader.ts';
export type { LoadedPack } from './preload/readPack.ts';
