/**
 * Mutation tests of the folders in `TESTS`, or of those that arguments name. Prints surviving mutants; too slow for
 * `npm test`.
 */
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

const LEAST = 90;
const TESTS: Readonly<Record<string, string>> = {
  'stage/runner': 'runner',
  'stage/motion': 'motion',
  'stage/preload': 'preload,assets/outlineText.test.ts',
  'src/progress': 'progress,report/handwriting.test.ts',
  'src/input': 'input',
  'src/pages/register': 'register',
};
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
  process.env.MUTATED_TESTS = testsOf(path);
  const pattern = /\.ts$/.test(path) ? path : `${path}/**/*.ts`;
  const mutate = [pattern, ...NEEDS_BROWSER.map(file => `!${file}`)];
  const results = await new Stryker({ configFile: 'scripts/stryker.config.mjs', mutate }).runMutationTest();
  const mutants = results.filter(({ status }) => COUNTED.includes(status));
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const share = (100 * killed) / mutants.length;
  const isEnough = share >= LEAST; // false for a wrong path: 0 / 0 is NaN
  const missing = isEnough ? '' : `, wanted ${LEAST} %`;
  summaries.push(`${path}: ${killed} of ${mutants.length} killed, ${share.toFixed(1)} %${missing}`);
  if (!isEnough) process.exitCode = 1;
}
console.log(`\n${summaries.join('\n')}`);
