/** The door for a page that plays the match day: downloads and motion, without Pixi. */
export { createPlayback, type Playback } from './motion/playback.ts';
export { ENTRY, EXIT, FADE } from './motion/vocabulary.ts';
export { filesOfLayout } from './preload/pictures.ts';
export { createPreloader, type Loading, type Preloader } from './preload/preloader.ts';
