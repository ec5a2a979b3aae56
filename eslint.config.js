/**
 * Checks that the built scripts use only functions and regular expressions that every browser in package.json has, apart
 * from ASKED_FOR. tests/oldest/uses.ts checks methods in the sources, by their types.
 */
import compat from 'eslint-plugin-compat';
import ASKED_FOR from './tests/oldest/askedFor.json' with { type: 'json' };

/** The plugin's names: 'navigator.wakeLock' for Navigator.wakeLock, 'requestIdleCallback' for a member of Window. */
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
