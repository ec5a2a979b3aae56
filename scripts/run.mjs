/** Runs the project's commands with their output on this terminal; `run` exits with code 1 if a command fails. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** Returns true if the command exits with code 0. */
export function attempt(command, args, env = {}) {
  const windows = process.platform === 'win32';
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

export function run(command, args, env) {
  if (!attempt(command, args, env)) process.exit(1);
}

/** Runs `npm ci` if packages are missing or older than the lockfile. Exits with code 1 on Node below 20.19. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Why Not You? needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
