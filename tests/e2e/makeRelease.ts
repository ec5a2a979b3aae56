/** Makes several releases from one build. Every script has a different name in each release. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../src/worker/contentHash.ts';

const TEXT = /\.(html|js)$/;
const WORKER = 'sw.js';

/**
 * Writes a release of a built site into a new folder, without compressed copies. The names of the release's scripts end
 * with `-r` and `number`. If `number` is 0, scripts keep the build's names.
 */
export async function makeRelease(site: string, folder: string, number: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) });
  if (number === 0) return;
  const scripts = readdirSync(join(folder, 'assets')).filter(name => name.endsWith('.js'));
  const names = new Set(scripts);
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.js\b/g, name => (names.has(name) ? name.replace('.js', `-r${number}.js`) : name));
  /** Key: a file's hash before scripts are renamed. Value: its hash afterwards. The service worker lists the hashes. */
  const hashes = new Map<string, string>();
  const files = [...readdirSync(folder), ...scripts.map(name => join('assets', name))];
  for (const file of files.filter(name => TEXT.test(name) && name !== WORKER)) {
    const before = readFileSync(join(folder, file));
    const after = Buffer.from(renamed(String(before)));
    hashes.set(await hashOf(before), await hashOf(after));
    rmSync(join(folder, file));
    writeFileSync(join(folder, renamed(file)), after);
  }
  const worker = renamed(readFileSync(join(folder, WORKER), 'utf8'));
  writeFileSync(
    join(folder, WORKER),
    worker.replace(/[\w+/]{22}/g, hash => hashes.get(hash) ?? hash),
  );
}

/** Replaces the release in a served folder. Deletes the files of the previous release. */
export async function replaceRelease(site: string, folder: string, number: number): Promise<void> {
  const [next, old] = [`${folder}-next`, `${folder}-old`];
  await makeRelease(site, next, number);
  mkdirSync(folder, { recursive: true });
  rmSync(old, { recursive: true, force: true });
  renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
