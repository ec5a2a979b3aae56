/**
 * Checks that the built scripts use only functions and regular expressions that every browser in package.json has. The
 * names in ASKED_FOR are allowed; askedFor.json gives the reasons. Methods are checked elsewhere: tests/oldest/uses.ts
 * checks them in the sources, by the types of their objects.
 */
import compat from 'eslint-plugin-compat';
import ASKED_FOR from '../tests/oldest/askedFor.json' with { type: 'json' };

/**
 * The names of ASKED_FOR in the plugin's notation: 'navigator.wakeLock' for Navigator.wakeLock. A member of Window has
 * no prefix.
 */
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
