import { ask } from './ask.ts';

export const toggleFullscreen = () =>
  ask(() =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  );
