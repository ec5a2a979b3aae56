import { defineConfig } from '@playwright/test';
import { installedServer } from './scripts/hosts.mjs';
import { launched, withoutCompositing } from './tests/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
/** Port of the second build: it knows its address, and its registration form posts instead of opening an e-mail. */
const POSTING_PORT = PORT + 1;
/** Port of the third build: the owner's facts are filled in, and its form opens an e-mail. */
const OWNER_PORT = PORT + 4;
const OWNER_SITE = '.cache/e2e-owner';
/** Tests that need the registration form. */
const WITH_FORM = ['access', 'owner', 'promises', 'reader', 'register', 'starter'].map(
  name => `site-${name}.spec.ts`,
);
/** Real web servers with their files from deploy/. `npm test` installs them; a missing server's tests are left out. */
const SERVERS = (
  [
    ['nginx', PORT + 2],
    ['caddy', PORT + 3],
  ] as const
).filter(([name]) => installedServer(name));

const address = (port: number) => `http://127.0.0.1:${port}`;
const POSTING_SITE = '.cache/e2e-posting';
/** Software rendering of the match day takes one processor for each worker. */
const MATCH_DAY_WORKERS = 2;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One test of pages without graphics runs beside those of the match day: such pages mostly wait.
  workers: MATCH_DAY_WORKERS + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // The pictures are the same on every machine; the visual test sets its own tolerance.
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  use: {
    baseURL: address(PORT),
    browserName: 'chromium',
    // A page served by a service worker sends no requests to the test's server; offline.spec.ts tests that.
    serviceWorkers: 'block',
    ...launched(),
  },
  // The longest projects come first; tests of the site's pages run beside the first two.
  projects: [
    { name: 'play-through', testMatch: 'play-through.spec.ts', workers: MATCH_DAY_WORKERS },
    {
      name: 'site',
      testMatch: 'site-*.spec.ts',
      testIgnore: ['site-posting*.spec.ts', ...WITH_FORM],
      use: withoutCompositing,
    },
    {
      name: 'site-owner',
      testMatch: WITH_FORM,
      use: { ...withoutCompositing, baseURL: address(OWNER_PORT) },
    },
    {
      name: 'site-posting',
      testMatch: 'site-posting*.spec.ts',
      use: { ...withoutCompositing, baseURL: address(POSTING_PORT) },
    },
    { name: 'host-preview', testMatch: ['host.spec.ts', 'host-plain.spec.ts'] },
    ...SERVERS.map(([name, port]) => ({
      name: `host-${name}`,
      testMatch: ['host.spec.ts', 'host-server.spec.ts', ...(name === 'nginx' ? ['host-story.spec.ts'] : [])],
      use: { baseURL: address(port) },
    })),
    {
      name: 'match-day',
      testIgnore: ['play-through.spec.ts', 'site-*.spec.ts', 'host*.spec.ts'],
      workers: MATCH_DAY_WORKERS,
      use: withoutCompositing,
    },
  ],
  webServer: [
    {
      command: `npx vite preview --port ${PORT} --strictPort`,
      port: PORT,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx vite build --outDir ${POSTING_SITE} --emptyOutDir && npx vite preview --outDir ${POSTING_SITE} --port ${POSTING_PORT} --strictPort`,
      env: { VITE_REGISTRATION_URL: '/api/registrations', SITE_URL: 'https://whynotyou.example' },
      port: POSTING_PORT,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx vite build --outDir ${OWNER_SITE} --emptyOutDir && npx vite preview --outDir ${OWNER_SITE} --port ${OWNER_PORT} --strictPort`,
      env: { SITE_CONFIG: 'tests/e2e/owner.json' },
      port: OWNER_PORT,
      reuseExistingServer: !process.env.CI,
    },
    ...SERVERS.map(([name, port]) => ({
      command: `node scripts/serve.mjs ${name} ${port}`,
      port,
      reuseExistingServer: !process.env.CI,
    })),
  ],
});
