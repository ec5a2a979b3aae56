/** Playwright configuration for Firefox and WebKit: `npm run browsers` runs all of these tests, `npm test` a part. */
import { defineConfig } from '@playwright/test';
import { installedBrowsers } from './scripts/browsers.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4173);
/** A build with the owner's facts filled in, so that the registration form exists. */
const SITE = '.cache/browsers';
const { firefox, webkit } = installedBrowsers();

export default defineConfig<object, { programs: readonly string[] }>({
  testDir: 'tests/browsers',
  // one worker for each browser
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${PORT}` },
  projects: [
    ...(firefox ? [{ name: 'firefox', use: { programs: [firefox] } }] : []),
    ...(webkit ? [{ name: 'webkit', testIgnore: 'fingerprinting.spec.ts', use: { programs: webkit } }] : []),
  ],
  webServer: {
    command: `npx vite build --outDir ${SITE} --emptyOutDir && npx vite preview --outDir ${SITE} --port ${PORT} --strictPort`,
    env: { SITE_CONFIG: 'tests/e2e/owner.json' },
    port: PORT,
    reuseExistingServer: !process.env.CI,
  },
});
