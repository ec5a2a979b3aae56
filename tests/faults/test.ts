/**
 * Defines the fixture `server`, on which a test causes faults. Each Playwright worker has its own server, so that a
 * fault does not reach the tests of other workers.
 */
import { test as base } from '@playwright/test';
import { openServer, type Server } from './server.ts';

export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first parameter
    async ({}, use) => {
      const server = await openServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
