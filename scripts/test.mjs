/** `npm test`: installs what is missing, finds browsers and web servers, then checks, builds and tests everything. */
import { createServer } from 'node:net';
import { findBrowser } from './browser.mjs';
import { findBrowsers } from './browsers.mjs';
import { findServers } from './hosts.mjs';
import { install, run } from './run.mjs';

/** Number of consecutive ports that one test run needs. */
const PORTS = 30;

const isFree = port =>
  new Promise(resolve => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns the first of PORTS free ports. They are below the system's ephemeral ports, so none is taken meanwhile. */
async function freePorts() {
  for (;;) {
    const first = 20_000 + PORTS * Math.floor(Math.random() * 400);
    const ports = Array.from({ length: PORTS }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return String(first);
  }
}

install();
const CHROMIUM = findBrowser();
findServers();
findBrowsers();
run('npm', ['run', '--silent', 'check']);
run('npm', ['run', '--silent', 'build']);
run('npx', ['eslint', 'dist']); // only functions that every supported browser has
run('npx', ['playwright', 'test'], { CHROMIUM, E2E_PORT: await freePorts() });
run('npx', ['playwright', 'test', '-c', 'playwright.faults.config.ts', '--grep', '@quick'], {
  CHROMIUM,
  E2E_PORT: await freePorts(),
});
run('npx', ['playwright', 'test', '-c', 'playwright.browsers.config.ts'], {
  E2E_PORT: await freePorts(),
});
