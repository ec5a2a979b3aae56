/** Finds a Chromium for the tests, or installs one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Chromium without a window: same pages and graphics for two thirds of the work. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const inPath = names =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(place => existsSync(place));
const installed = () => inPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);

/**
 * Installs Debian's package of the browser. Returns false if this is not Debian, without root rights, or on failure.
 */
function fetchPackage() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return isDebian && attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', HEADLESS]);
}

/**
 * Returns the browser's path, or '' if Playwright uses its own. Exits with code 1 if no browser can be found or
 * installed.
 */
export function findBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  if (!inPath([HEADLESS])) fetchPackage();
  const found = installed();
  if (found) return found;
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return '';
  console.error(
    'The browser tests need Chromium or Chrome, and none could be found or fetched.\n' +
      `Install one (Debian: sudo apt-get install ${HEADLESS}) or name it: CHROMIUM=/path/to/chrome npm test`,
  );
  process.exit(1);
}
