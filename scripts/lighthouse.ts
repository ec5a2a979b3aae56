/**
 * `npx tsx scripts/lighthouse.ts`: builds the site, serves it with HTTP/2 as a host does, and measures it with
 * Lighthouse (mobile), five times a page. Fails if a median score is below the page's minimum. No test runs
 * this script. The match day is measured up to its start button, in two ways: with graphics, and with
 * graphics calls that draw nothing. The second way exists because a machine without a graphics card draws
 * more slowly than any phone. If an argument gives the address of a running server, the script measures this
 * server, and does not check its certificate. npx downloads Lighthouse 12, which runs on Node 20.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { preview } from 'vite';
import { makeCertificate } from './certificate.ts';
import { countGraphics } from './countGraphics.ts';
import { freePort } from './ports.ts';
import { findChromium } from './programs.ts';
import { run } from './run.ts';

const execute = promisify(execFile);
const RUNS = 5;
const FULL = { accessibility: 100, 'best-practices': 100, seo: 100 };
interface MeasuredPage {
  readonly path: string;
  /** the minimum score of each category, 0 to 100 */
  readonly least: Readonly<Record<string, number>>;
  readonly drawsNothing?: true;
}
const PAGES: readonly MeasuredPage[] = [
  { path: '/', least: { performance: 100, ...FULL } },
  { path: '/starter', least: { performance: 98, ...FULL } },
  { path: '/register', least: { performance: 98, ...FULL } },
  { path: '/simulation_wny', least: { performance: 90, ...FULL } },
  { path: '/simulation_wny', least: { performance: 95 }, drawsNothing: true },
];
/**
 * The audits of the performance score, with the names to print. Lighthouse reports their values in ms; only
 * the layout shift has no unit.
 */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocking',
  'speed-index': 'speed index',
  'cumulative-layout-shift': 'shift',
} as const;
const FLAGS = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const Report = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number(), 0) })),
});

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Measures a page once. Returns the scores by category (0 to 100), and the values of the audits in `TIMES`. */
async function lighthouse(url: string, args: readonly string[]): Promise<Record<string, number>> {
  const all = ['--yes', 'lighthouse@12', url, '--quiet', '--output=json', ...args];
  const env = { CHROME_PATH: findChromium() || chromium.executablePath(), ...process.env };
  const { stdout } = await execute('npx', all, { maxBuffer: 64e6, env });
  const { categories, audits } = v.parse(Report, JSON.parse(stdout));
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const times = Object.keys(TIMES).map(id => [id, audits[id]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...times]);
}

const measure = (url: string) => lighthouse(url, [`--chrome-flags=--headless=new ${FLAGS.join(' ')}`]);

/**
 * Measures a page with graphics calls that draw nothing. The script starts the browser itself, because `countGraphics`
 * must run before the page's scripts. Returns the same as `lighthouse`.
 */
async function measureUndrawn(url: string) {
  const [port, profile] = [await freePort(), await mkdtemp(join(tmpdir(), 'lighthouse-'))];
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    viewport: null,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    // `countGraphics`, compiled by tsx, calls `__name`. The page does not have this function.
    await browser.addInitScript('globalThis.__name = named => named');
    await browser.addInitScript(countGraphics, false);
    return await lighthouse(url, [`--port=${port}`]);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Builds and serves the site. Returns its address and a function that stops the server. */
async function serveBuild() {
  await run('npm', ['run', '--silent', 'build']);
  const { key, cert } = makeCertificate('.cache/bench');
  const server = await preview({ logLevel: 'silent', preview: { port: 0, https: { key, cert } } });
  return { site: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

const other = process.argv[2];
const { site, stop } = other ? { site: other, stop: async () => {} } : await serveBuild();
for (const { path, least: minimums, drawsNothing = false } of PAGES) {
  const url = site.replace(/\/$/, '') + path;
  const runs: Record<string, number>[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await (drawsNothing ? measureUndrawn : measure)(url));
  const medianOf = (id: string) => median(runs.map(figures => figures[id] ?? Number.NaN));
  const name = drawsNothing ? `${path}, nothing drawn` : path;
  for (const [id, least] of Object.entries(minimums)) {
    const score = medianOf(id);
    console.log(`${name.padEnd(32)} ${id.padEnd(16)} ${score}${score < least ? `  below ${least}` : ''}`);
    if (!(score >= least)) process.exitCode = 1;
  }
  const times = Object.entries(TIMES).map(([id, words]) => {
    const value = medianOf(id);
    return `${words} ${id.endsWith('shift') ? value.toFixed(3) : `${(value / 1000).toFixed(1)} s`}`;
  });
  console.log(`${name.padEnd(32)} ${times.join(', ')}`);
}
await stop();
