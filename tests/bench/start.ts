/**
 * `npm run bench:start`: how long it takes from an address to a start button, on a phone four times slower than
 * this machine with 1.6 Mbit/s, beside two empty pages of the same libraries. Medians of three runs. It prints and
 * asserts nothing: machines are noisy. `--waterfall` also prints each request, paint and long task of the last run,
 * and which scripts have not run. Chromium slows a page's own thread down, not that of a worker.
 */
import process from 'node:process';
import { measure } from './start/measure.ts';
import { seconds, unusedFiles, waterfall } from './start/print.ts';
import { report } from './start/report.ts';
import { SITES, serveSites } from './start/sites.ts';

const RUNS = 3;
/** of the files that have run least */
const LISTED = 12;

const served = await serveSites();
const measured = await measure(served, RUNS);
await served.close();
console.log(report(measured));

const last = measured.rounds.at(-1)?.phone;
if (process.argv.includes('--waterfall') && last) {
  for (const site of SITES) {
    console.log(
      `\n${site}, start button after ${seconds(last[site].startButton)} s\n${waterfall(last[site])}`,
    );
    console.log(`\n${unusedFiles(measured.unused[site], LISTED)}`);
  }
}
