/**
 * Optional, not part of `npm test`: measures the built site with Lighthouse (mobile), five runs a page.
 *   npm run build && npx vite preview --port 4173 &   node scripts/lighthouse.mjs [http://127.0.0.1:4173]
 * Wants CHROME_PATH where Chrome is not found, and fetches Lighthouse by npx (version 12 runs on Node 20).
 */
import { execFileSync } from 'node:child_process';

const RUNS = 5;
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const site = (process.argv[2] ?? 'http://127.0.0.1:4173').replace(/\/$/, '');

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function measure(path) {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const json = execFileSync('npx', ['--yes', 'lighthouse@12', site + path, ...flags], { maxBuffer: 64e6 });
  const { categories } = JSON.parse(json.toString());
  return Object.fromEntries(Object.keys(LEAST).map(id => [id, Math.round(categories[id].score * 100)]));
}

for (const path of ['/', '/starter', '/register']) {
  const runs = Array.from({ length: RUNS }, () => measure(path));
  for (const [id, least] of Object.entries(LEAST)) {
    const score = median(runs.map(run => run[id]));
    console.log(`${path.padEnd(10)} ${id.padEnd(16)} ${score}${score < least ? `  below ${least}` : ''}`);
    if (score < least) process.exitCode = 1;
  }
}
