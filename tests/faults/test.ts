/** Starts a server for each worker, so that faults of one worker do not reach another. */
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
