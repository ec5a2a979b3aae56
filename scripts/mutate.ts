/**
 * `npx tsx scripts/mutate.ts`: mutation testing of the folders in `TESTS`. It takes too long for `npm test`. `npx tsx
 * scripts/mutate.ts stage/runner src/input` mutates only these folders; an argument may also be a file. Prints every
 * surviving mutant. Fails if a folder's tests kill less than `LEAST` percent of its mutants.
 */
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

/** Percentage of a folder's mutants that the folder's tests must kill. */
const LEAST = 90;
/**
 * For each source folder: its tests, as paths in tests/unit, separated by commas. Only these tests run on the
 * folder's mutants.
 */
const TESTS: Readonly<Record<string, string>> = {
  'stage/runner': 'runner',
  'stage/motion': 'motion',
  // outlineText.test.ts also tests stage/preload/outlines.ts, which reads what outlineText() writes
  'stage/preload': 'preload,assets/outlineText.test.ts',
  'src/progress': 'progress,report/handwriting.test.ts',
  'src/input': 'input',
  'src/pages/register': 'register',
};
/** Files that are not mutated, because their code needs a browser. Browser tests, not unit tests, check this code. */
const NEEDS_BROWSER = ['src/input/useInput.ts'];
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(TESTS);
const testsOf = (path: string) =>
  Object.entries(TESTS).find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1];

const unknown = chosen.filter(path => !testsOf(path) || NEEDS_BROWSER.includes(path));
if (unknown.length > 0) {
  console.error(`Not mutated: ${unknown.join(', ')}. The folders are ${Object.keys(TESTS).join(', ')}`);
  process.exit(1);
}

const KILLED = ['Killed', 'Timeout'];
const COUNTED = [...KILLED, 'Survived', 'NoCoverage'];
const summaries: string[] = [];
for (const path of chosen) {
  process.env.MUTATED_TESTS = testsOf(path); // read by vitest.mutation.config.ts
  const pattern = /\.ts$/.test(path) ? path : `${path}/**/*.ts`;
  const mutate = [pattern, ...NEEDS_BROWSER.map(file => `!${file}`)];
  const results = await new Stryker({ configFile: 'scripts/stryker.config.mjs', mutate }).runMutationTest();
  const mutants = results.filter(({ status }) => COUNTED.includes(status));
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const share = (100 * killed) / mutants.length;
  const isEnough = share >= LEAST; // false for a wrong path, because then `share` is 0 / 0 = NaN
  const missing = isEnough ? '' : `, wanted ${LEAST} %`;
  summaries.push(`${path}: ${killed} of ${mutants.length} killed, ${share.toFixed(1)} %${missing}`);
  if (!isEnough) process.exitCode = 1;
}
console.log(`\n${summaries.join('\n')}`);
