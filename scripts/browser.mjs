/** Finds a Chromium for the tests, or fetches one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap(folder => NAMES.map(name => join(folder, name)));
  return [process.env.CHROMIUM, ...places, MAC].find(place => place && existsSync(place));
}

/** Path of the browser, or '' where Playwright knows its own. Ends this process where there is none. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return '';
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', 'chromium'])) {
    const package_ = installed();
    if (package_) return package_;
  }
  console.error(
    'The browser tests need Chromium or Chrome, and none could be found or fetched.\n' +
      'Install one (Debian: sudo apt-get install chromium) or name it: CHROMIUM=/path/to/chrome npm test',
  );
  process.exit(1);
}
