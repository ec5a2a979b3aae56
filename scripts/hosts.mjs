/** Finds the web servers that the tests run the site on, or installs them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Usual folders of servers: they may be missing from the user's PATH. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
/** nginx serves brotli files through a module that is a package of its own. */
const PACKAGES = { nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] };

/** Returns the path of an installed server, 'nginx' or 'caddy', or undefined. */
export const installedServer = name =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVERS]
    .map(folder => join(folder, name))
    .find(place => existsSync(place));

/** Installs Debian's packages of a server. Returns false if this is not Debian, without root rights, or on failure. */
function fetchPackages(name) {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES[name]];
  return (
    isDebian &&
    (attempt('apt-get', install) || (attempt('apt-get', ['update']) && attempt('apt-get', install)))
  );
}

/** Installs nginx and Caddy if they are missing. Caddy is optional; exits with code 1 without nginx. */
export function findServers() {
  for (const name of Object.keys(PACKAGES)) if (!installedServer(name)) fetchPackages(name);
  if (!installedServer('caddy')) console.log('Caddy is not here: deploy/Caddyfile is not tried.');
  if (installedServer('nginx')) return;
  console.error(
    'The tests play the site on nginx, and none could be found or fetched.\n' +
      `Install one (Debian: sudo apt-get install ${PACKAGES.nginx.join(' ')}).`,
  );
  process.exit(1);
}
