import { createServer } from 'node:net';
import { findChromium } from './programs.ts';
import { run } from './run.ts';
import type { SiteName } from './sites.ts';

const PORTS = 10;

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Lower than the ports that systems assign to clients. */
async function firstFreePort(): Promise<number> {
  for (;;) {
    const first = 20_000 + PORTS * Math.floor(Math.random() * 1200);
    const ports = Array.from({ length: PORTS }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

export async function runBrowserTests(args: readonly string[], sites: readonly SiteName[]): Promise<void> {
  await run('playwright', ['test', ...args], {
    CHROMIUM: findChromium(),
    E2E_PORT: String(await firstFreePort()),
    SITES: sites.join(' '),
  });
}
