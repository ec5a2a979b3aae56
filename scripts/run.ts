/** Runs commands of the project and of its packages. Their output appears on this terminal. */
import { spawn, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder with the commands of the installed packages. npx would take half a second longer for each command. */
const COMMANDS = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

const options = (env: NodeJS.ProcessEnv) => ({
  stdio: 'inherit' as const,
  shell: process.platform === 'win32', // on Windows, commands of packages are scripts and need a shell
  env: { ...process.env, PATH: [COMMANDS, process.env.PATH].join(delimiter), ...env },
});

/** Runs a command and waits for its end. Returns true if its exit code is 0. */
export function attempt(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, options({})).status === 0;
}

/**
 * Runs a command. Resolves at its end, so several commands can run at the same time. If the command fails, ends this
 * process with exit code 1 and stops all other running commands.
 */
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
