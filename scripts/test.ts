/**
 * `npm test`: checks, builds and plays the site in Chromium, in minutes. `--rest` runs what is left out of it: all other
 * browser tests, in Firefox, WebKit and on nginx too, and the HTML checker.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { CHECKS } from './check.ts';
import { findChromium, findOtherPrograms } from './programs.ts';
import { run } from './run.ts';
import { buildSites, SITES, type SiteName } from './sites.ts';

/** A browser test with this tag belongs to `npm test`. */
const QUICK = '@quick';
/** `npm test` makes one build, for all its tests. */
const QUICK_SITE: SiteName = 'full';

type Part = () => void | Promise<void>;

const quick: Readonly<Record<string, Part>> = {
  Chromium: () => void findChromium(),
  ...CHECKS,
  build: () => buildSites([QUICK_SITE]),
  'built scripts': () => run('npx', ['eslint', SITES[QUICK_SITE].folder]),
  'browser tests': () => runBrowserTests(['--grep', QUICK], [QUICK_SITE], 'quick'),
};

const rest: Readonly<Record<string, Part>> = {
  'other programs': findOtherPrograms,
  builds: () => buildSites(['mail', 'plain']),
  'browser tests': () => runBrowserTests(['--grep-invert', QUICK], ['full', 'mail', 'plain'], 'rest'),
};

const isRest = process.argv.includes('--rest');
const seconds: string[] = [];
for (const [name, part] of Object.entries(isRest ? rest : quick)) {
  const start = performance.now();
  await part();
  seconds.push(`${String(Math.round((performance.now() - start) / 1000)).padStart(6)} s  ${name}`);
}
console.log(`\n${seconds.join('\n')}`);
console.log(
  isRest
    ? '\nEverything is tested.'
    : '\nThe other browser tests, Firefox, WebKit and nginx: npm run test:all',
);
