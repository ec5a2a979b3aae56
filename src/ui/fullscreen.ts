import { ask } from './ask.ts';

/** Toggles full screen. Needs a user action. If the browser refuses, changes nothing. */
export const toggleFullscreen = () =>
  ask(() =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  );
