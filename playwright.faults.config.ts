/** Playwright configuration for tests/faults: `npm run faults` runs every fault, `npm test` only the fastest. */
import { defineConfig } from '@playwright/test';
import { withoutCompositing } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/faults',
  fullyParallel: true,
  // software rendering of the match day takes one processor for each worker
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // the longest row takes a minute on a busy machine
  expect: { timeout: 15_000 },
  reporter: [['list']],
  ...(!process.env.FAULTS_BUILT && { globalSetup: './tests/faults/build.ts' }),
  use: { browserName: 'chromium', ...withoutCompositing },
});
