/**
 * Built scripts use only what every browser in package.json has, or what askedFor.json allows. tests/oldest/uses.ts
 * checks methods in the sources, by the types of their objects.
 */
import compat from 'eslint-plugin-compat';
import ASKED_FOR from '../tests/oldest/askedFor.json' with { type: 'json' };

/** In the plugin's notation: 'navigator.wakeLock' for Navigator.wakeLock; a member of Window has no prefix. */
const polyfills = Object.keys(ASKED_FOR).map(name =>
  name.replace(/^Window\./, '').replace(/^\w+\./, owner => owner[0].toLowerCase() + owner.slice(1)),
);

export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['dist/**/*.js', '.cache/sites/**/*.js'],
    settings: { polyfills },
  },
];
