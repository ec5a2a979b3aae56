/** Finds Firefox and WebKit for their tests, or fetches them. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Firefox; WebKit's driver, and the browser that it starts; a display for both, and what moves windows on it. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox'];
const LIBRARIES = '/usr/lib';

const inPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(place => existsSync(place));

/** Lies beside WebKit's library, in a folder with the machine's and the library's names. */
const miniBrowser = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .filter(folder => folder.endsWith('-linux-gnu'))
    .flatMap(folder =>
      readdirSync(join(LIBRARIES, folder))
        .filter(library => library.startsWith('webkit2gtk-'))
        .map(library => join(LIBRARIES, folder, library, 'MiniBrowser')),
    )
    .find(place => existsSync(place));

/** Paths of Firefox, and of WebKit's driver and browser; undefined where one is missing, or the display for it. */
export function installedBrowsers() {
  const hasDisplay = inPath('Xvfb') !== undefined && inPath('openbox') !== undefined;
  const [driver, browser] = [inPath('WebKitWebDriver'), miniBrowser()];
  return {
    firefox: hasDisplay ? (inPath('firefox-esr') ?? inPath('firefox')) : undefined,
    webkit: hasDisplay && driver && browser ? [driver, browser] : undefined,
  };
}

const areComplete = ({ firefox, webkit }) => firefox !== undefined && webkit !== undefined;

/** Sees to it that there are both. Ends this process where one is missing and cannot be fetched. */
export function findBrowsers() {
  if (areComplete(installedBrowsers())) return;
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES];
  if (isDebian && !attempt('apt-get', install)) {
    attempt('apt-get', ['update']);
    attempt('apt-get', install);
  }
  if (areComplete(installedBrowsers())) return;
  console.error(
    'The story is played in Firefox and WebKit too, and they could not be found or fetched.\n' +
      `Install them (Debian: sudo apt-get install ${PACKAGES.join(' ')}).`,
  );
  process.exit(1);
}
