/**
 * Opens a virtual display with a window manager. Without a window manager, browsers cannot resize a window or enter
 * full screen.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  readonly name: string;
  close(): void;
}

/** Resolves when the display is ready. Rejects if Xvfb is missing or exits. */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', code => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3]?.on('data', number => resolve(`:${String(number).trim()}`));
  });
  const manager = spawn('openbox', ['--startup', 'echo ready'], {
    env: { ...process.env, DISPLAY: name },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(manager.stdout, 'data');
  return {
    name,
    close() {
      manager.kill();
      server.kill();
    },
  };
}
