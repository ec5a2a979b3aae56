/** Finds the web servers that the tests play the site on, or fetches them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { attempt } from './run.mjs';

/** Where servers are, whether or not this user has it in her path. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
/** nginx's packed answers in brotli need a module, which is a package of its own. */
const PACKAGES = { nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] };

/** Path of an installed server, 'nginx' or 'caddy'; undefined where there is none. */
export const installedServer = name =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVERS]
    .map(folder => join(folder, name))
    .find(place => existsSync(place));

/** Installs Debian's packages of a server, where this is Debian and we may. */
function fetchPackages(name) {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES[name]];
  return (
    isDebian &&
    (attempt('apt-get', install) || (attempt('apt-get', ['update']) && attempt('apt-get', install)))
  );
}

/** Sees to it that there is an nginx, and a Caddy where one is to be had. Ends this process where there is no nginx. */
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
