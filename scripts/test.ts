/**
 * `npm test`: checks the project, builds the site, and runs some browser tests in Chromium, in a few minutes. With
 * `--rest`: runs the browser tests that `npm test` leaves out, such as the HTML checker and the tests in Firefox, in
 * WebKit and on nginx. `--rest` needs the build of `npm test`.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { DRAWINGS_AND_SOURCES, UNIT_TESTS } from './check.ts';
import { runLanes } from './lanes.ts';
import { findChromium, findOtherPrograms } from './programs.ts';
import { run } from './run.ts';
import { buildSites, SITES, type SiteName } from './sites.ts';

/**
 * Selects the browser tests that `npm test` runs: the tests tagged @quick, and all tests of three files.
 * The three files take no extra time: they run in parallel with two tests that play the whole match day.
 * These two tests need little processor time.
 */
const QUICK = '@quick|match-day/(questions|graphics|loading)\\.spec';
/** The build of the site that `npm test` makes and tests. The other builds are in sites.ts. */
const QUICK_SITE: SiteName = 'full';

const quick = () =>
  runLanes([
    [{ Chromium: () => void findChromium() }],
    DRAWINGS_AND_SOURCES,
    [
      UNIT_TESTS,
      {
        build: () => buildSites([QUICK_SITE]),
        'built scripts': () =>
          run('eslint', ['--config', 'scripts/eslint.config.js', SITES[QUICK_SITE].folder]),
      },
    ],
    [{ 'browser tests': () => runBrowserTests(['--grep', QUICK], [QUICK_SITE]) }],
  ]);

const rest = () =>
  runLanes([
    [{ 'other programs': findOtherPrograms }],
    [
      { 'build without a server': () => buildSites(['mail']) },
      { 'build without facts': () => buildSites(['plain']) },
    ],
    [
      {
        'browser tests': () => runBrowserTests(['--grep-invert', QUICK], ['full', 'mail', 'plain']),
      },
    ],
  ]);

const isRest = process.argv.includes('--rest');
await (isRest ? rest() : quick());
console.log(
  isRest
    ? '\nAll other browser tests have passed.'
    : '\nThe other browser tests, Firefox, WebKit and nginx: npm run test:all',
);
