/** The door for whoever puts the match day on a page: downloads and motion, still without Pixi. */
export { createPlayback, type Playback } from './motion/playback.ts';
export { ENTRY, EXIT, FADE } from './motion/vocabulary.ts';
export { filesOfLayout } from './preload/pictures.ts';
export { createPreloader, type Preloader } from './preload/preloader.ts';
