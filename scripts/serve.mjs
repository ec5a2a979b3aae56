/**
 * Serves `dist` with a real web server and its file from deploy/, for the tests:
 *   node scripts/serve.mjs nginx 4175
 * Only the address and the folder differ from deploy/. Private files lie beside the site, to test that they stay
 * private.
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
import { installedServer } from './hosts.mjs';

const [name = '', port = ''] = process.argv.slice(2);
const folder = resolve(`.cache/${name}-${port}`);
const site = join(folder, 'site');
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the server's file with values replaced. Throws if a value is not in the file, because it would then stay. */
function settings(file, own) {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [theirs, ours] of own) {
    if (!text.includes(theirs)) throw new Error(`deploy/${file} has no "${theirs}"`);
    text = text.replace(theirs, ours);
  }
  return text;
}

/** Links every entry of `dist`, and adds the private files that a careless copy would bring along. */
function laySite() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(site, '.git'), { recursive: true });
  for (const entry of readdirSync('dist')) symlinkSync(resolve('dist', entry), join(site, entry));
  writeFileSync(join(site, '.git/config'), 'secret');
  writeFileSync(join(site, '.env'), 'secret');
}

const COMMANDS = {
  nginx() {
    const brotli = existsSync(MODULE);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      kind => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const main = [
      ...(brotli ? [`load_module ${MODULE};`] : []),
      ...(process.getuid?.() === 0 ? ['user root;'] : []), // the site may be in a folder that only root can read
      `pid ${join(folder, 'pid')};`,
      'worker_processes 1;',
      'daemon off;',
      'events {}',
      'http {',
      ...['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
        .filter(types => existsSync(types))
        .map(types => `include ${types};`),
      'access_log off;',
      ...temporary,
      ...(brotli ? ['brotli_static on;'] : []),
      settings('nginx.conf', [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['/var/www/why-not-you', site],
      ]),
      '}',
    ].join('\n');
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  },
  caddy() {
    const text = settings('Caddyfile', [
      [':80 {', `http://127.0.0.1:${port} {`],
      ['/var/www/why-not-you', site],
    ]);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

const command = COMMANDS[name];
const server = command && installedServer(name);
if (!server || !/^\d{1,5}$/.test(port)) {
  console.error('node scripts/serve.mjs nginx|caddy <port>, where that server is installed');
  process.exit(1);
}
laySite();
const child = spawn(server, command(), { stdio: 'inherit', env: { ...process.env, HOME: folder } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', code => process.exit(code ?? 0));
