/**
 * Finds the browsers, the server and the Java runtime that the tests need. Installs missing programs from Debian's
 * packages; Chromium can also come from Playwright.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.ts';

/** A Chromium without a user interface. It needs a third less processor time than a complete Chromium. */
const HEADLESS = 'chromium-headless-shell';
const CHROMIUMS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Folders that may contain nginx. A user's PATH may lack these folders. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const LIBRARIES = '/usr/lib';

/** Firefox, WebKit with its driver, a virtual display, and a window manager, with which the tests resize windows. */
const BROWSER_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox'];
/** nginx, and its module for files that are compressed with brotli. */
const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Java, which runs the Nu HTML checker. */
const JAVA_PACKAGES = ['default-jre-headless'];

const path = () => (process.env.PATH ?? '').split(delimiter);

/** Returns the path of the first of these programs that exists. */
const find = (names: readonly string[], folders = path()): string | undefined =>
  names.flatMap(name => folders.map(folder => join(folder, name))).find(place => existsSync(place));

/** Installs packages, if this is Debian and the user is root. Returns true if the packages are installed. */
function installPackages(packages: readonly string[], ...options: readonly string[]): boolean {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['install', '-y', ...options, ...packages];
  if (!isDebian) return false;
  return attempt('apt-get', install) || (attempt('apt-get', ['update']) && attempt('apt-get', install));
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Returns the path of a Chromium, or '' for Playwright's own Chromium. The environment variable CHROMIUM may name the
 * file. Otherwise, tries to install HEADLESS if it is missing. Ends this process if there is no Chromium.
 */
export function findChromium(): string {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  // also installs recommended packages, because the pages need one of them: a font with Arial's metrics
  if (!find([HEADLESS])) installPackages([HEADLESS]);
  const found = find(CHROMIUMS) ?? (existsSync(CHROME_ON_MAC) ? CHROME_ON_MAC : undefined);
  if (found) return found;
  if (attempt('playwright', ['install', 'chromium'])) return '';
  return stop(
    'The browser tests need Chromium or Chrome, and none could be found or installed.\n' +
      `Install one (Debian: sudo apt-get install ${HEADLESS}) or name it: CHROMIUM=/path/to/chrome npm test`,
  );
}

/** Returns the path of WebKit's test browser, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const machines = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const places = machines
    .filter(folder => folder.endsWith('-linux-gnu'))
    .flatMap(folder => readdirSync(join(LIBRARIES, folder)).map(library => join(LIBRARIES, folder, library)))
    .filter(library => library.includes('/webkit2gtk-'));
  return find(['MiniBrowser'], places);
}

/**
 * Returns the programs of Firefox and of WebKit. A browser is undefined if one of its programs, the virtual display or
 * the window manager is missing.
 */
export function installedBrowsers() {
  const hasDisplay = find(['Xvfb']) !== undefined && find(['openbox']) !== undefined;
  const [firefox, driver, browser] = [
    find(['firefox-esr', 'firefox']),
    find(['WebKitWebDriver']),
    findMiniBrowser(),
  ];
  return {
    firefox: hasDisplay && firefox ? [firefox] : undefined,
    /** the driver, and the browser which the driver starts */
    webkit: hasDisplay && driver && browser ? [driver, browser] : undefined,
  };
}

/** Returns the path of nginx; undefined if nginx is not installed. */
export const installedNginx = (): string | undefined => find(['nginx'], [...path(), ...SERVER_FOLDERS]);

/** Returns the path of Java; undefined if Java is not installed. */
export const installedJava = (): string | undefined => find(['java']);

/**
 * Installs Firefox, WebKit, nginx and Java if they are missing. Ends this process if one of them cannot be installed.
 */
export function findOtherPrograms(): void {
  const hasBrowsers = () => Object.values(installedBrowsers()).every(programs => programs !== undefined);
  if (!hasBrowsers()) installPackages(BROWSER_PACKAGES, '--no-install-recommends');
  if (!installedNginx()) installPackages(NGINX_PACKAGES, '--no-install-recommends');
  if (!installedJava()) installPackages(JAVA_PACKAGES, '--no-install-recommends');
  if (hasBrowsers() && installedNginx() && installedJava()) return;
  const packages = [...BROWSER_PACKAGES, ...NGINX_PACKAGES, ...JAVA_PACKAGES].join(' ');
  stop(
    'The tests play the site in Firefox and WebKit and on nginx, and check its HTML by a Java program. One of them could ' +
      `not be found or installed.\nInstall them (Debian: sudo apt-get install ${packages}).`,
  );
}
