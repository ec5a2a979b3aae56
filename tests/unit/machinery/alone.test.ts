/**
 * Test files share the modules that they import (see vite.config.ts). If one file replaced a module, other files would
 * get the replacement. So a file that replaces a module runs alone, and its name ends in .alone.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../', import.meta.url).pathname;
const shared = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.test.ts') && !path.endsWith('.alone.test.ts'),
);

it('a test file that uses vi.mock, vi.doMock or vi.hoisted is named .alone.test.ts', () => {
  const replacing = /\bvi\s*\.\s*(mock|doMock|hoisted)\(/;
  expect(shared.filter(path => replacing.test(readFileSync(folder + path, 'utf8')))).toEqual([]);
  expect(shared.length).toBeGreaterThan(80);
});
