/** `npm test`: installs what is missing, finds a browser and web servers, then checks, builds and tests everything. */
import { createServer } from 'node:net';
import { findBrowser } from './browser.mjs';
import { findBrowsers } from './browsers.mjs';
import { findServers } from './hosts.mjs';
import { install, run } from './run.mjs';

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

install();
const CHROMIUM = findBrowser();
findServers();
findBrowsers();
run('npm', ['run', '--silent', 'check']);
run('npm', ['run', '--silent', 'build']);
run('npx', ['eslint', 'dist']); // uses what every browser that is supported has
run('npx', ['playwright', 'test'], { CHROMIUM, E2E_PORT: String(await freePort()) });
run('npx', ['playwright', 'test', '-c', 'playwright.faults.config.ts', '--grep', '@quick'], {
  CHROMIUM,
  E2E_PORT: String(await freePort()),
});
run('npx', ['playwright', 'test', '-c', 'playwright.browsers.config.ts'], {
  E2E_PORT: String(await freePort()),
});
