/**
 * `npm run mutate`: mutation tests of the rules, folder by folder. Not part of `npm test`, because it takes long. `npm
 * run mutate -- stage/runner src/input` takes only these folders or files. Exits with code 1 if a folder kills less
 * than its share of mutants; prints every survivor.
 */
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

/** Each folder, its own tests, and the smallest share of mutants in percent that these tests alone must kill. */
const FOLDERS = {
  'stage/runner': { tests: ['runner'], least: 90 },
  'stage/motion': { tests: ['motion'], least: 90 },
  'stage/preload': { tests: ['preload'], least: 90 },
  'src/progress': { tests: ['progress'], least: 90 },
  'src/input': { tests: ['input'], least: 90 },
  'src/pages/register': { tests: ['register'], least: 90 },
};
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(FOLDERS);
const folderOf = path =>
  Object.keys(FOLDERS).find(folder => path === folder || path.startsWith(`${folder}/`));

const unknown = chosen.filter(path => !folderOf(path));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: only these are mutated: ${Object.keys(FOLDERS).join(', ')}`);
  process.exit(1);
}

const KILLED = ['Killed', 'Timeout'];
const COUNTED = [...KILLED, 'Survived', 'NoCoverage'];
const summaries = [];
for (const path of chosen) {
  const { tests, least } = FOLDERS[folderOf(path)];
  process.env.MUTATED_TESTS = tests.join(','); // read by vitest.mutation.config.ts
  const pattern = /\.ts$/.test(path) ? path : `${path}/**/*.ts`;
  const results = await new Stryker({ mutate: [pattern] }).runMutationTest();
  const mutants = results.filter(({ status }) => COUNTED.includes(status));
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const share = (100 * killed) / mutants.length;
  const isEnough = share >= least; // NaN (0 of 0 mutants: a wrong path) is not enough
  const missing = isEnough ? '' : `, wanted ${least} %`;
  summaries.push(`${path}: ${killed} of ${mutants.length} killed, ${share.toFixed(1)} %${missing}`);
  if (!isEnough) process.exitCode = 1;
}
console.log(`\n${summaries.join('\n')}`);
