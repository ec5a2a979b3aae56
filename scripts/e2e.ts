/**
 * `npm run e2e -- visual.spec`: builds the sites, and runs the browser tests that Playwright's arguments select. Sets
 * THOROUGH=1: then the tests of faults play every row of the fault table. `npm run test:all` plays a part of it.
 */
import process from 'node:process';
import { runBrowserTests } from './browserTests.ts';
import { run } from './run.ts';
import { buildSites, SITE_NAMES } from './sites.ts';

await run('npm', ['run', '--silent', 'assets']);
await buildSites(SITE_NAMES);
process.env.THOROUGH = '1';
await runBrowserTests(process.argv.slice(2), SITE_NAMES);
