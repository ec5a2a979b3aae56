/** Checks that the built scripts use only functions that every browser in package.json has, apart from ASKED_FOR. */
import compat from 'eslint-plugin-compat';

/** Browser features that may be missing: the code checks for each feature before it uses it, and works without it. */
const ASKED_FOR = [
  'requestIdleCallback', // falls back to a timeout
  'navigator.getBattery', // without it, prefetching is not reduced on a low battery
  'navigator.deviceMemory', // without it, the operator's page says that the memory is not known
  'navigator.wakeLock', // without it, the operator's page tells what to do
  'document.fullscreenEnabled', // without it, there is no full-screen button
  'document.fullscreenElement',
  'document.exitFullscreen',
  'OffscreenCanvas', // falls back to drawing on the page, see stage/renderer/rasteriseHere.ts
  'VideoFrame', // Pixi only checks whether a texture's source is a VideoFrame
];

export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['dist/**/*.js', '.cache/sites/**/*.js'],
    settings: { polyfills: ASKED_FOR },
  },
];
