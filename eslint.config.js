/** Which browsers' functions the built scripts use: all that every browser named in package.json has, and these. */
import compat from 'eslint-plugin-compat';

/** Each is asked for first, and the site is whole without it. */
const ASKED_FOR = [
  'requestIdleCallback', // a time-out in its place
  'navigator.getBattery', // nothing is fetched ahead less carefully
  'navigator.deviceMemory', // the operator's page says that it is not known
  'navigator.wakeLock', // the operator's page says what to do
  'document.fullscreenEnabled', // no button for it
  'document.fullscreenElement',
  'document.exitFullscreen',
  'OffscreenCanvas', // drawn on the page, see stage/renderer/rasteriseHere.ts
  'VideoFrame', // Pixi asks whether a texture is one
];

export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['dist/**/*.js', '.cache/sites/**/*.js'],
    settings: { polyfills: ASKED_FOR },
  },
];
