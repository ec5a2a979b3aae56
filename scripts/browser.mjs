/** Finds a Chromium for the tests, or fetches one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Chromium without its window: the same pages and graphics for two thirds of the work. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const inPath = names =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(place => existsSync(place));
const installed = () => inPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);

/** Installs Debian's package of the browser, where this is Debian and we may. */
function fetchPackage() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return isDebian && attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', HEADLESS]);
}

/** Path of the browser, or '' where Playwright knows its own. Ends this process where there is none. */
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
