/**
 * `npm run bench:start` measures the time from opening an address to the start button, as the median of five runs. The
 * bench asserts nothing, because machines are noisy.
 *
 * - The device is an emulated phone, four times slower than this machine, with 1.6 Mbit/s. Workers run at full speed,
 *   because Chromium throttles only the page's main thread.
 * - The match day is compared with two empty pages that load the same libraries.
 * - The last table shows weaker phones on an unreliable network.
 * - `--waterfall` also prints each request, paint and long task of the last run, and the scripts with the most unused
 *   code.
 */
import process from 'node:process';
import { measure } from './start/measure.ts';
import { seconds, unusedFiles, waterfall } from './start/print.ts';
import { report } from './start/report.ts';
import { SITES, serveSites } from './start/sites.ts';
import { weakPhones } from './start/weak.ts';

const RUNS = 5;
/** Maximum number of scripts in the table of unused code that `--waterfall` prints. */
const LISTED = 12;

const served = await serveSites();
const measured = await measure(served, RUNS);
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

console.log(`\n${await weakPhones(served)}`);
await served.close();
