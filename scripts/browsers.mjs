/** Finds Firefox and WebKit for their tests, or installs them. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Debian packages: Firefox; WebKit's driver with the browser that it starts; an X display and its window manager. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox'];
const LIBRARIES = '/usr/lib';

const inPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(place => existsSync(place));

/** Path of WebKit's MiniBrowser. It is in /usr/lib/{machine}-linux-gnu/webkit2gtk-{version}. */
const miniBrowser = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .filter(folder => folder.endsWith('-linux-gnu'))
    .flatMap(folder =>
      readdirSync(join(LIBRARIES, folder))
        .filter(library => library.startsWith('webkit2gtk-'))
        .map(library => join(LIBRARIES, folder, library, 'MiniBrowser')),
    )
    .find(place => existsSync(place));

/**
 * Returns the paths of Firefox and of WebKit's driver and browser; undefined if one of them or the display is missing.
 */
export function installedBrowsers() {
  const hasDisplay = inPath('Xvfb') !== undefined && inPath('openbox') !== undefined;
  const [driver, browser] = [inPath('WebKitWebDriver'), miniBrowser()];
  return {
    firefox: hasDisplay ? (inPath('firefox-esr') ?? inPath('firefox')) : undefined,
    webkit: hasDisplay && driver && browser ? [driver, browser] : undefined,
  };
}

const areComplete = ({ firefox, webkit }) => firefox !== undefined && webkit !== undefined;

/** Installs Firefox and WebKit if one is missing. Exits with code 1 if that fails. */
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
