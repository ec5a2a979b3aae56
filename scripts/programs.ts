/**
 * Finds what the tests need, and installs what is missing from Debian's packages; Chromium can also come from
 * Playwright.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.ts';

/** A third less processor time than a complete Chromium. */
const HEADLESS = 'chromium-headless-shell';
const CHROMIUMS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** A user's PATH may lack these. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const LIBRARIES = '/usr/lib';

/** The window manager is for tests that resize windows. */
const BROWSER_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox'];
const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const JAVA_PACKAGES = ['default-jre-headless'];

const path = () => (process.env.PATH ?? '').split(delimiter);

const find = (names: readonly string[], folders = path()): string | undefined =>
  names.flatMap(name => folders.map(folder => join(folder, name))).find(place => existsSync(place));

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

/** CHROMIUM may name the file. '' means Playwright's own. Ends this process if there is none. */
export function findChromium(): string {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  // with recommended packages: the pages need a font with Arial's metrics
  if (!find([HEADLESS])) installPackages([HEADLESS]);
  const found = find(CHROMIUMS) ?? (existsSync(CHROME_ON_MAC) ? CHROME_ON_MAC : undefined);
  if (found) return found;
  if (attempt('playwright', ['install', 'chromium'])) return '';
  return stop(
    'The browser tests need Chromium or Chrome, and none could be found or installed.\n' +
      `Install one (Debian: sudo apt-get install ${HEADLESS}) or name it: CHROMIUM=/path/to/chrome npm test`,
  );
}

/** Such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const machines = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const places = machines
    .filter(folder => folder.endsWith('-linux-gnu'))
    .flatMap(folder => readdirSync(join(LIBRARIES, folder)).map(library => join(LIBRARIES, folder, library)))
    .filter(library => library.includes('/webkit2gtk-'));
  return find(['MiniBrowser'], places);
}

/** Undefined if a program, the virtual display or the window manager is missing. */
export function installedBrowsers() {
  const hasDisplay = find(['Xvfb']) !== undefined && find(['openbox']) !== undefined;
  const [firefox, driver, browser] = [
    find(['firefox-esr', 'firefox']),
    find(['WebKitWebDriver']),
    findMiniBrowser(),
  ];
  return {
    firefox: hasDisplay && firefox ? [firefox] : undefined,
    webkit: hasDisplay && driver && browser ? [driver, browser] : undefined,
  };
}

export const installedNginx = (): string | undefined => find(['nginx'], [...path(), ...SERVER_FOLDERS]);

export const installedJava = (): string | undefined => find(['java']);

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
