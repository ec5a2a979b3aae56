/** `npm run faults`: runs every fault of the table, and visits with random disturbances. */
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';

const CHROMIUM = findBrowser();
run('npm', ['run', '--silent', 'assets']);
run('npx', ['playwright', 'test', '-c', 'playwright.faults.config.ts', ...process.argv.slice(2)], {
  CHROMIUM,
});
