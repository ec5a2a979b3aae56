/** `npm test`: checks, one build, and some browser tests. `--rest` runs the others on that build. */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { DRAWINGS_AND_SOURCES, UNIT_TESTS } from './check.ts';
import { runLanes } from './lanes.ts';
import { findChromium, findOtherPrograms } from './programs.ts';
import { run } from './run.ts';
import { buildSites, SITES, type SiteName } from './sites.ts';

/**
 * The tests tagged @quick, and three files that take no extra time beside the two tests that play the whole match day.
 */
const QUICK = '@quick|match-day/(questions|graphics|loading)\\.spec';
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
