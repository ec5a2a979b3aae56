/** Makes several releases from one build. Every script has another name in each release. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '../../scripts/sites.ts';

const TEXT = /\.(html|js)$/;

/**
 * Replaces the release in a served folder. The new scripts have their own names, and the files of the previous release
 * are deleted. With `number` 0 the release is the build itself, with its own names.
 */
export function lay(folder: string, number: number) {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  cpSync(SITES.full.folder, next, { recursive: true, filter: file => /404|^(?!.*\.(br|gz)$)/.test(file) });
  const scripts = readdirSync(join(next, 'assets')).filter(name => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace('.js', `-r${number}.js`)), text);
  const files = [...readdirSync(next), ...scripts.map(name => join('assets', name))];
  for (const file of number === 0 ? [] : files.filter(name => TEXT.test(name))) {
    const text = renamed(readFileSync(join(next, file), 'utf8'));
    const isList = file === 'sw.js';
    const revised = isList ? text.replace(/("revision":"\w+)/g, `$1r${number}`) : text;
    rmSync(join(next, file));
    writeFileSync(join(next, renamed(file)), revised);
  }
  mkdirSync(folder, { recursive: true });
  const old = `${folder}-old`;
  rmSync(old, { recursive: true, force: true });
  renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
