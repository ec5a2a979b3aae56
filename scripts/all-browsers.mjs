/** `npm run browsers`: plays all of the story, in both layouts, in Firefox and WebKit. */
import process from 'node:process';
import { findBrowsers } from './browsers.mjs';
import { run } from './run.mjs';

findBrowsers();
run('npm', ['run', '--silent', 'assets']);
run('npx', ['playwright', 'test', '-c', 'playwright.browsers.config.ts', ...process.argv.slice(2)], {
  ALL: '1',
});
