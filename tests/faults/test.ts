/** Starts a server for each worker, so that faults of one worker do not reach another. */
import { test as base } from '@playwright/test';
import { openServer, type Server } from './server.ts';

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173);

export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const server = await openServer(FIRST_PORT + parallelIndex);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
