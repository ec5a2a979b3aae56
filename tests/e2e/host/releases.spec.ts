/** Tests new releases on nginx while visitors load pages. Calls src/hosting/release.sh as docs/hosting.md describes. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort, listening } from '../../../scripts/ports.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { makeRelease } from '../makeRelease.ts';

const RELEASES = 50;
const VISITORS = 2;
const SITE = 'dist';
const FOLDER = '.cache/e2e-nginx-releases';
const BUILD = join(FOLDER, 'build');
const DEPLOYED = join(FOLDER, 'www');

/** Removes the release's number from the script names in a text: `main-r2.js` becomes `main.js`. */
const asBuilt = (text: string) => text.replace(/-r\d+\.js/g, '.js');
/** The scripts, style sheets and packs that a page's HTML names. */
const filesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:assets|simulation)\/[^"]+)"/g)].map(([, file = '']) => file),
  ),
];

/**
 * Loads a page with its files. Returns one message for each file that is missing or wrong. If the page itself
 * fails, or names no file, returns one message for the page.
 */
async function visit(origin: string, path: string): Promise<string[]> {
  const page = await fetch(origin + path);
  const files = filesIn(await page.text());
  const broken = await Promise.all(
    files.map(async file => {
      const answer = await fetch(origin + file);
      const isAsBuilt =
        answer.ok && asBuilt(await answer.text()) === readFileSync(join(SITE, asBuilt(file)), 'utf8');
      return isAsBuilt ? [] : [`${answer.status} ${file} of ${path}`];
    }),
  );
  return page.ok && files.length > 0 ? broken.flat() : [`${page.status} ${path}`];
}

/** Turns `BUILD` into the next release: puts `number` into the names of the scripts, also in the HTML. */
function nextBuild(number: number) {
  const renamed = (text: string) => text.replace(/-r\d+\.js/g, `-r${number}.js`);
  const scripts = join(BUILD, 'assets');
  for (const name of readdirSync(scripts)) renameSync(join(scripts, name), join(scripts, renamed(name)));
  for (const name of readdirSync(BUILD).filter(file => file.endsWith('.html')))
    writeFileSync(join(BUILD, name), renamed(readFileSync(join(BUILD, name), 'utf8')));
}

test(`${RELEASES} releases under load break no visit, and two of them stay on the disk`, async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await makeRelease(SITE, BUILD, 1);
  rmSync(join(BUILD, 'art'), { recursive: true }); // the visits need no pictures
  const release = () => promisify(execFile)('sh', ['src/hosting/release.sh', BUILD, DEPLOYED]);
  await release();
  const port = await freePort();
  const program = ['--import', 'tsx', 'scripts/serveNginx.ts', String(port), join(DEPLOYED, 'current')];
  const nginx = spawn(process.execPath, program);
  try {
    await listening(port);
    const origin = `http://127.0.0.1:${port}`;
    let isOver = false;
    const broken: string[] = [];
    const visits = Array.from({ length: VISITORS }, async () => {
      let count = 0;
      for (; !isOver; count += 1)
        for (const path of [ADDRESSES.home, ADDRESSES.starter, ADDRESSES.simulation])
          broken.push(...(await visit(origin, path)));
      return count;
    });
    for (let number = 2; number <= RELEASES + 1; number += 1) {
      nextBuild(number);
      await release();
    }
    isOver = true;
    for (const count of await Promise.all(visits)) expect(count).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(readdirSync(DEPLOYED).filter(name => name.startsWith('release-'))).toHaveLength(2);
    expect(await (await fetch(origin)).text()).toContain(`-r${RELEASES + 1}.js`);
  } finally {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(FOLDER, { recursive: true, force: true });
  }
});
