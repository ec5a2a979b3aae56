/**
 * `npm run e2e -- visual.spec`: builds the sites and runs the browser tests that these arguments of Playwright select.
 * Sets THOROUGH=1, so that the tests play the whole story in Firefox and WebKit, and all random visits. `npm run
 * test:all` plays only parts of these.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { run } from './run.ts';
import { buildSites, SITE_NAMES } from './sites.ts';

run('npm', ['run', '--silent', 'assets']);
buildSites(SITE_NAMES);
process.env.THOROUGH = '1';
await runBrowserTests(process.argv.slice(2), SITE_NAMES, 'e2e');
