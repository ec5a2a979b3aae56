/** Checks the HTML of all built pages with the Nu HTML checker. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { installedJava } from '../../../scripts/programs.ts';
import { SITES } from '../../../scripts/sites.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';

const CHECKER = join(dirname(fileURLToPath(import.meta.resolve('vnu-jar'))), 'build/dist/vnu.jar');

test('the Nu HTML checker finds no error in any page', () => {
  const pages = Object.values(SITES).flatMap(({ folder }) =>
    readdirSync(folder)
      .filter(name => name.endsWith('.html'))
      .map(name => join(folder, name)),
  );
  expect(pages.length).toBeGreaterThan(Object.keys(SITES).length * Object.keys(ADDRESSES).length);
  const { status, stderr } = spawnSync(installedJava() ?? '', ['-jar', CHECKER, '--errors-only', ...pages], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
