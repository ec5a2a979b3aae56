/**
 * `npm run mutate`: mutation testing of the rules, folder by folder; not part of `npm test`, it takes long.
 * `npm run mutate -- stage/runner src/input` takes these folders, or single files, only.
 * Fails where a folder has less than its share of mutants killed; prints every survivor.
 */
import { relative, sep } from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

/** what of each folder is mutated, and the least share of it that tests must notice, in percent */
const FOLDERS = {
  'stage/runner': 90,
  'stage/motion': 90,
  'stage/preload': 90,
  'src/progress': 90,
  'src/input': 90,
  'src/pages/register': 90,
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

const patternOf = path => (/\.ts$/.test(path) ? path : `${path}/**/*.ts`);
const results = await new Stryker({ mutate: chosen.map(patternOf) }).runMutationTest();

const KILLED = ['Killed', 'Timeout'];
const COUNTED = [...KILLED, 'Survived', 'NoCoverage'];
const mutants = results
  .filter(({ status }) => COUNTED.includes(status))
  .map(({ fileName, status }) => ({
    file: relative('', fileName).split(sep).join('/'),
    isKilled: KILLED.includes(status),
  }));

console.log();
for (const path of chosen) {
  const own = mutants.filter(({ file }) => file === path || file.startsWith(`${path}/`));
  const killed = own.filter(({ isKilled }) => isKilled).length;
  const share = (100 * killed) / own.length;
  const least = FOLDERS[folderOf(path)];
  const isEnough = share >= least; // not where there is nothing: 0 of 0 is a wrong path
  console.log(
    `${path}: ${killed} of ${own.length} killed, ${share.toFixed(1)} %${isEnough ? '' : `, wanted ${least} %`}`,
  );
  if (!isEnough) process.exitCode = 1;
}
