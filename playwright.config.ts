/** All browser tests. `npm test` plays those tagged @quick, `npm run test:all` the others too. */
import { defineConfig, type Project } from '@playwright/test';
import { installedBrowsers, installedJava, installedNginx } from './scripts/programs.ts';
import { SITES, type SiteName, servedSites } from './scripts/sites.ts';
import { launched, withoutCompositing } from './tests/chromium.ts';

/** First of the ports of a run; scripts/browserTests.ts chooses it. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
const served = servedSites();
const portOf = (site: SiteName) => PORT + Object.keys(SITES).indexOf(site);
const NGINX_PORT = PORT + Object.keys(SITES).length;
const at = (port: number) => ({ baseURL: `http://127.0.0.1:${port}` });
const on = (site: SiteName) => at(portOf(site));
const isServed = (site: SiteName) => served.includes(site);

/** Software graphics take a processor for each page of the match day. */
const MATCH_DAY_WORKERS = 2;

/** Real servers need a site on the disk, Firefox and WebKit their programs. */
const { firefox, webkit } = installedBrowsers();
const hasNginx = isServed('plain') && installedNginx() !== undefined;

/** One real window each, for all tests of an engine. */
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
  // tests of pages without graphics wait more than they compute: one of them runs beside two of the match day
  workers: MATCH_DAY_WORKERS + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // for a busy machine
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.DURATIONS ?? '.cache/durations/playwright.json' }]],
  // the same pictures on every machine: the tolerance is the visual test's own business
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  use: {
    ...on('full'),
    browserName: 'chromium',
    // requests of a page that a service worker serves do not reach the test; offline.spec.ts allows workers
    serviceWorkers: 'block',
    ...launched(),
  },
  // in this order: the longest tests first
  projects: [
    { name: 'play-through', testMatch: 'play-through.spec.ts', workers: MATCH_DAY_WORKERS },
    {
      name: 'match-day',
      testIgnore: ['play-through.spec.ts', 'site-*.spec.ts', 'host*.spec.ts'],
      workers: MATCH_DAY_WORKERS,
      use: withoutCompositing,
    },
    {
      name: 'site',
      testMatch: 'site-*.spec.ts',
      testIgnore: 'site-{mail,plain}.spec.ts',
      use: withoutCompositing,
    },
    {
      name: 'faults',
      testDir: 'tests/faults',
      workers: MATCH_DAY_WORKERS,
      use: withoutCompositing,
    },
    ...(isServed('mail')
      ? [
          {
            name: 'site-mail',
            testMatch: 'site-mail.spec.ts',
            use: { ...withoutCompositing, ...on('mail') },
          },
          ...(firefox
            ? [{ ...inOtherEngines, name: 'firefox', use: { ...on('mail'), programs: firefox } }]
            : []),
          ...(webkit
            ? [
                {
                  ...inOtherEngines,
                  name: 'webkit',
                  testIgnore: 'fingerprinting.spec.ts',
                  use: { ...on('mail'), programs: webkit },
                },
              ]
            : []),
        ]
      : []),
    ...(isServed('plain')
      ? [
          {
            name: 'recipes',
            testDir: 'tests/recipes',
            fullyParallel: false,
            workers: 1,
            use: withoutCompositing,
          },
          {
            name: 'site-plain',
            testMatch: 'site-plain.spec.ts',
            use: { ...withoutCompositing, ...on('plain') },
          },
          { name: 'host-preview', testMatch: ['host.spec.ts', 'host-plain.spec.ts'], use: on('plain') },
          ...(installedJava() ? [{ name: 'html', testMatch: 'host-html.spec.ts' }] : []),
        ]
      : []),
    ...(hasNginx
      ? [
          {
            name: 'host-nginx',
            testMatch: ['host.spec.ts', 'host-server.spec.ts', 'host-story.spec.ts', 'host-releases.spec.ts'],
            use: at(NGINX_PORT),
          },
        ]
      : []),
  ],
  webServer: [
    ...served.map(site => ({
      command: `npx vite preview --outDir ${SITES[site].folder} --port ${portOf(site)} --strictPort`,
      env: SITES[site].env,
      port: portOf(site),
    })),
    ...(hasNginx ? [{ command: `npx tsx scripts/serveNginx.ts ${NGINX_PORT}`, port: NGINX_PORT }] : []),
  ],
});
