import { spawn, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** npx would take half a second longer for each command. */
const COMMANDS = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

const options = (env: NodeJS.ProcessEnv) => ({
  stdio: 'inherit' as const,
  shell: process.platform === 'win32', // on Windows, commands of packages are scripts
  env: { ...process.env, PATH: [COMMANDS, process.env.PATH].join(delimiter), ...env },
});

export function attempt(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, options({})).status === 0;
}

/** Resolves at the end, so several can run at once. A failure ends this process and all other commands. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, options(env));
  const stop = () => void child.kill();
  process.once('exit', stop);
  return new Promise(resolve => {
    child
      .once('error', () => process.exit(1))
      .once('close', code => {
        process.off('exit', stop);
        if (code === 0) resolve();
        else process.exit(1);
      });
  });
}
