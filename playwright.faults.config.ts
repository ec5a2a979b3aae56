/** Every fault of tests/faults: `npm run faults` plays all of them, `npm test` the fastest. */
import { defineConfig } from '@playwright/test';
import { withoutCompositing } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/faults',
  fullyParallel: true,
  // the match day is drawn by software graphics, which take a processor each
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // a busy machine takes a minute for the longest row
  expect: { timeout: 15_000 },
  reporter: [['list']],
  ...(!process.env.FAULTS_BUILT && { globalSetup: './tests/faults/build.ts' }),
  use: { browserName: 'chromium', ...withoutCompositing },
});
