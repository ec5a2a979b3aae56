/**
 * The fixture `server`. Each Playwright worker gets its own server, so that the faults of one worker do not reach the
 * others.
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
