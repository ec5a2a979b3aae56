/**
 * `tsx scripts/serveNginx.ts 4175 folder`: serves a folder with src/hosting/nginx.conf, by default `dist` and private files
 * that nginx must not send.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { installedNginx } from './programs.ts';

const [port = '', root] = process.argv.slice(2);
const folder = resolve(`.cache/nginx-${port}`);
const site = root === undefined ? join(folder, 'site') : resolve(root);
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MIME_TYPES = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configuration(own: Readonly<Record<string, string>>): string {
  return Object.entries(own).reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`src/hosting/nginx.conf has no "${theirs}"`);
      return text.replace(theirs, ours);
    },
    readFileSync('src/hosting/nginx.conf', 'utf8'),
  );
}

/** As if somebody had copied the whole project to the host. */
function fillSite() {
  mkdirSync(join(site, '.git'), { recursive: true });
  for (const entry of readdirSync('dist')) symlinkSync(resolve('dist', entry), join(site, entry));
  writeFileSync(join(site, '.git/config'), 'secret');
  writeFileSync(join(site, '.env'), 'secret');
}

function writeConfiguration(): string {
  const hasBrotli = existsSync(BROTLI);
  const file = join(folder, 'nginx.conf');
  const lines = [
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []), // only root may be able to read the site's folder
    `pid ${join(folder, 'pid')};`,
    'worker_processes 1;',
    'daemon off;',
    'events {}',
    'http {',
    ...MIME_TYPES.filter(types => existsSync(types)).map(types => `include ${types};`),
    'access_log off;',
    ...TEMPORARY.map(kind => `${kind}_temp_path ${join(folder, kind)};`),
    ...(hasBrotli ? ['brotli_static on;'] : []),
    configuration({ 'listen 80;': `listen 127.0.0.1:${port};`, '/var/www/why-not-you/current': site }),
    '}',
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}

const nginx = installedNginx();
if (!nginx || !/^\d{1,5}$/.test(port)) {
  console.error('Usage: tsx scripts/serveNginx.ts <port> [folder]. nginx must be installed.');
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (root === undefined) fillSite();
const server = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', writeConfiguration()], {
  stdio: 'inherit',
  env: { ...process.env, HOME: folder },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', code => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
