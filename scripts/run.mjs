/** Runs a command of the project with its output on this terminal; ends this process where it fails. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** true where the command ended well */
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

/** Installs the packages of the lockfile where they are missing or older than it. */
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
