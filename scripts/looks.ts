/**
 * `npm run looks -- [window sizes] [chapters]`: stores screenshots of every step, of the back of every card and of
 * every reaction in .cache/looks. Also stores one sheet per chapter, with all its screenshots. Example: `npm run looks
 * -- 394x752 740x360 3 4` stores chapters 3 and 4 in two window sizes.
 */
import process from 'node:process';
import { findChromium } from './programs.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
const sizes = args.filter(arg => /^\d+x\d+$/.test(arg));
const chapters = args.filter(arg => /^\d+$/.test(arg));
const unknown = args.filter(arg => ![...sizes, ...chapters].includes(arg));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. A window size is written as 394x752, a chapter as 3.`);
  process.exit(1);
}
const CHROMIUM = findChromium();
const only = chapters.length > 0 ? ['--grep', `chapter (${chapters.join('|')})$`] : [];
await run('playwright', ['test', '-c', 'playwright.looks.config.ts', ...only], {
  CHROMIUM,
  ...(sizes.length > 0 && { LOOK_SIZES: sizes.join(' ') }),
});
