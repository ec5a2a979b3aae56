/**
 * `npm run bench:start`: time from opening an address to the start button, on a phone four times slower than this
 * machine with 1.6 Mbit/s, compared with two empty pages that load the same libraries. Figures are medians of three
 * runs. It asserts nothing, because machines are noisy. `--waterfall` also prints each request, paint and long task of
 * the last run, and the scripts that did not run. The last table shows weaker phones on an unreliable network. Chromium
 * throttles only the page's main thread, not its workers.
 */
import process from 'node:process';
import { measure } from './start/measure.ts';
import { seconds, unusedFiles, waterfall } from './start/print.ts';
import { report } from './start/report.ts';
import { SITES, serveSites } from './start/sites.ts';
import { weakPhones } from './start/weak.ts';

const RUNS = 3;
/** Number of scripts to list, those with the most unused code first. */
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
