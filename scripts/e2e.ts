/**
 * `npm run e2e -- visual.spec`: builds the sites and plays the browser tests that Playwright finds by these arguments.
 * Plays the whole story in Firefox and WebKit, and all random visits, of which the test run plays a part.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { run } from './run.ts';
import { buildSites, SITE_NAMES } from './sites.ts';

run('npm', ['run', '--silent', 'assets']);
buildSites(SITE_NAMES);
process.env.THOROUGH = '1';
await runBrowserTests(process.argv.slice(2), SITE_NAMES, 'e2e');
