/** Exports what a page needs to load and play the match day. Nothing here imports Pixi. */
export { createPlayback, type Playback } from './motion/playback.ts';
export { ENTRY, EXIT, FADE, FOLLOW } from './motion/vocabulary.ts';
export { download } from './preload/download.ts';
export { packsOfLayout } from './preload/pictures.ts';
export { createPictureUrls, type PictureUrls } from './preload/pictureUrls.ts';
export { createPreloader, type Fetch, type Loading, type Preloader } from './preload/preloader.ts';
export type { LoadedPack } from './preload/readPack.ts';
