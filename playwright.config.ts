import { defineConfig, type Project } from '@playwright/test';
import { installedBrowsers, installedJava, installedNginx } from './scripts/programs.ts';
import { SITES, type SiteName, servedSites } from './scripts/sites.ts';
import { withoutCompositing } from './tests/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
const served = servedSites();
const portOf = (site: SiteName) => PORT + Object.keys(SITES).indexOf(site);
const NGINX_PORT = PORT + Object.keys(SITES).length;
const at = (port: number) => ({ baseURL: `http://127.0.0.1:${port}` });
const on = (site: SiteName) => at(portOf(site));
const isServed = (site: SiteName) => served.includes(site);

/** Few, because with software rendering each test uses a whole processor. */
const MATCH_DAY_WORKERS = 2;
/** Most of these tests wait for a timer: with two, two processors would be idle for a quarter of the time. */
const FAULT_WORKERS = 3;

// Firefox and WebKit test the build `mail`, nginx the build `plain` (scripts/sites.ts).
const { firefox, webkit } = installedBrowsers();
const hasNginx = isServed('plain') && installedNginx() !== undefined;

const inOtherEngines: Project<object, { programs: readonly string[] }> = {
  testDir: 'tests/browsers',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
};

export default defineConfig<object, { programs: readonly string[] }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Four tests keep two processors busy; with five, all took 871 s instead of 847 s (2026-11-26).
  workers: FAULT_WORKERS + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // without the platform, so every machine compares with the same screenshots
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  use: {
    ...on('full'),
    browserName: 'chromium',
    // a test does not see requests that a worker answers
    serviceWorkers: 'block',
    ...withoutCompositing,
  },
  // Long projects first; many short tests keep all workers busy until the end.
  projects: [
    { name: 'play-through', testMatch: 'play-through.spec.ts', workers: MATCH_DAY_WORKERS },
    ...(firefox && isServed('mail')
      ? [{ ...inOtherEngines, name: 'firefox', use: { ...on('mail'), programs: firefox } }]
      : []),
    ...(webkit && isServed('mail')
      ? [
          {
            ...inOtherEngines,
            name: 'webkit',
            testIgnore: 'fingerprinting.spec.ts',
            use: { ...on('mail'), programs: webkit },
          },
        ]
      : []),
    ...(isServed('plain')
      ? [
          {
            name: 'recipes',
            testDir: 'tests/recipes',
            fullyParallel: false,
            workers: 1,
          },
        ]
      : []),
    {
      name: 'match-day',
      testMatch: ['match-day/*', 'ways/*'],
      testIgnore: 'play-through.spec.ts',
      workers: MATCH_DAY_WORKERS,
    },
    {
      name: 'faults',
      testDir: 'tests/faults',
      workers: FAULT_WORKERS,
    },
    {
      name: 'oldest',
      testDir: 'tests/oldest',
      workers: MATCH_DAY_WORKERS,
    },
    ...(isServed('mail')
      ? [
          {
            name: 'site-mail',
            testMatch: 'site/mail.spec.ts',
            use: on('mail'),
          },
        ]
      : []),
    ...(isServed('plain')
      ? [
          {
            name: 'site-plain',
            testMatch: 'site/plain.spec.ts',
            use: on('plain'),
          },
          { name: 'host-preview', testMatch: 'host/{host,plain}.spec.ts', use: on('plain') },
          ...(installedJava() ? [{ name: 'html', testMatch: 'host/html.spec.ts' }] : []),
        ]
      : []),
    ...(hasNginx
      ? [
          {
            name: 'host-nginx',
            testMatch: 'host/{host,server,story,releases}.spec.ts',
            use: at(NGINX_PORT),
          },
        ]
      : []),
    {
      name: 'site',
      testMatch: 'site/*',
      testIgnore: 'site/{mail,plain}.spec.ts',
    },
  ],
  webServer: [
    ...served.map(site => ({
      command: `vite preview --outDir ${SITES[site].folder} --port ${portOf(site)} --strictPort`,
      env: SITES[site].env,
      port: portOf(site),
    })),
    ...(hasNginx
      ? [
          {
            command: `tsx scripts/serveNginx.ts ${NGINX_PORT}`,
            port: NGINX_PORT,
            // with this signal, serveNginx.ts removes its temporary folder
            gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 } as const,
          },
        ]
      : []),
  ],
});
