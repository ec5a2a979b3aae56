/** Runs commands of the project. Their output appears on this terminal. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Runs a command. Returns true if its exit code is 0. */
export function attempt(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32', // on Windows, npm and npx are scripts and need a shell
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Runs a command. Ends this process with exit code 1 if the command fails. */
export function run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): void {
  if (!attempt(command, args, env)) process.exit(1);
}
