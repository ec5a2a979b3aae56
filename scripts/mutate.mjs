/**
 * `npm run mutate`: mutation testing of the rules, folder by folder; not part of `npm test`, it takes long.
 * `npm run mutate -- stage/runner src/input` takes these folders, or single files, only.
 * Fails where a folder has less than its share of mutants killed; prints every survivor.
 */
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

/**
 * Each folder with its own tests, which are to notice its mutants without the help of others, and the least share of
 * mutants that they must kill, in percent.
 */
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
  const isEnough = share >= least; // not where there is nothing: 0 of 0 is a wrong path
  const missing = isEnough ? '' : `, wanted ${least} %`;
  summaries.push(`${path}: ${killed} of ${mutants.length} killed, ${share.toFixed(1)} %${missing}`);
  if (!isEnough) process.exitCode = 1;
}
console.log(`\n${summaries.join('\n')}`);
