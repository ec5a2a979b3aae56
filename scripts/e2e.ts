/**
 * `npm run e2e -- visual.spec`: builds the sites and runs the tests that Playwright's arguments select. THOROUGH plays
 * the whole story in Firefox and WebKit, and all random visits.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { run } from './run.ts';
import { buildSites, SITE_NAMES } from './sites.ts';

await run('npm', ['run', '--silent', 'assets']);
await buildSites(SITE_NAMES);
process.env.THOROUGH = '1';
await runBrowserTests(process.argv.slice(2), SITE_NAMES);
