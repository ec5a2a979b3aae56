/** README.md's recipes, followed in a copy of the project. */
import { defineConfig } from '@playwright/test';
import { withoutCompositing } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/recipes',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', ...withoutCompositing },
});
