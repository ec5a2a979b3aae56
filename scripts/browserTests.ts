/** Runs browser tests on built sites. */
import { createServer } from 'node:net';
import { findChromium } from './programs.ts';
import { run } from './run.ts';
import type { SiteName } from './sites.ts';

/** Number of consecutive free ports to find; one run uses a port for each site and one for nginx. */
const PORTS = 10;

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Returns the first of `PORTS` consecutive free ports. They are lower than the ports that systems assign to clients.
 */
async function firstFreePort(): Promise<number> {
  for (;;) {
    const first = 20_000 + PORTS * Math.floor(Math.random() * 1200);
    const ports = Array.from({ length: PORTS }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

/** Runs `playwright test` with `args` on these sites. Ends this process if a test fails. */
export async function runBrowserTests(args: readonly string[], sites: readonly SiteName[]): Promise<void> {
  await run('playwright', ['test', ...args], {
    CHROMIUM: findChromium(),
    E2E_PORT: String(await firstFreePort()),
    SITES: sites.join(' '),
  });
}
