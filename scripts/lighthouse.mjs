/**
 * Optional, not part of `npm test`: measures the built site with Lighthouse (mobile), five runs for each page. The
 * match day counts up to its start button. It is measured a second time with graphics calls counted instead of
 * executed, because software rendering on a machine without a graphics card costs more than a phone's graphics.
 *   npm run build && npx vite preview --port 4173 &   npm run lighthouse [-- http://127.0.0.1:4173]
 * npx fetches Lighthouse (version 12 runs on Node 20). Any certificate of an https address is accepted.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { countGraphics } from '../tests/bench/start/graphics.ts';
import { findBrowser } from './browser.mjs';

const run = promisify(execFile);
const RUNS = 5;
const FULL = { accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES = [
  { path: '/', least: { performance: 98, ...FULL } },
  { path: '/starter', least: { performance: 98, ...FULL } },
  { path: '/register', least: { performance: 98, ...FULL } },
  { path: '/simulation_wny', least: { performance: 90, ...FULL } },
  { path: '/simulation_wny', least: { performance: 90 }, drawsNothing: true },
];
/** The parts of a performance score, with the labels that are printed. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocking',
  'speed-index': 'speed index',
  'cumulative-layout-shift': 'shift',
};
const FLAGS = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const site = (process.argv[2] ?? 'http://127.0.0.1:4173').replace(/\/$/, '');

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Returns Lighthouse's scores (0 to 100) and times (ms; layout shift has no unit) of one run. */
async function lighthouse(path, args) {
  const all = ['--yes', 'lighthouse@12', site + path, '--quiet', '--output=json', ...args];
  const env = { CHROME_PATH: findBrowser() || chromium.executablePath(), ...process.env };
  const { stdout } = await run('npx', all, { maxBuffer: 64e6, env });
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const times = Object.keys(TIMES).map(id => [id, audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

const measure = path => lighthouse(path, [`--chrome-flags=--headless=new ${FLAGS.join(' ')}`]);

/** Measures in a browser started here, so that a script can run in its pages before their own scripts. */
async function measureUndrawn(path) {
  const [port, profile] = [await freePort(), await mkdtemp(join(tmpdir(), 'lighthouse-'))];
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() || undefined,
    viewport: null,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await browser.addInitScript('globalThis.__name = named => named'); // code compiled by tsx calls it
    await browser.addInitScript(countGraphics, false);
    return await lighthouse(path, [`--port=${port}`]);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

for (const { path, least: leasts, drawsNothing = false } of PAGES) {
  const runs = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await (drawsNothing ? measureUndrawn : measure)(path));
  const name = drawsNothing ? `${path}, nothing drawn` : path;
  for (const [id, least] of Object.entries(leasts)) {
    const score = median(runs.map(run => run[id]));
    console.log(`${name.padEnd(32)} ${id.padEnd(16)} ${score}${score < least ? `  below ${least}` : ''}`);
    if (score < least) process.exitCode = 1;
  }
  const times = Object.entries(TIMES).map(([id, words]) => {
    const value = median(runs.map(run => run[id]));
    return `${words} ${id.endsWith('shift') ? value.toFixed(3) : `${(value / 1000).toFixed(1)} s`}`;
  });
  console.log(`${name.padEnd(32)} ${times.join(', ')}`);
}
