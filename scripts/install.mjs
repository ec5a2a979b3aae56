/**
 * Installs the lockfile's packages if they are missing or older. Needs only Node and npm, and fails if Node is too old.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Why Not You? needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const INSTALLED = 'node_modules/.package-lock.json';
const isCurrent =
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isCurrent) {
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  process.exitCode = status ?? 1;
}
