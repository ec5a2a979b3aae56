/** Test files share what they import, see vite.config.ts: what one of them replaces, it would replace for the others. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../', import.meta.url).pathname;
const shared = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.test.ts') && !path.endsWith('.alone.test.ts'),
);

it('a test file that replaces a module, or something before it is imported, is alone', () => {
  const replacing = /\bvi\s*\.\s*(mock|doMock|hoisted)\(/;
  expect(shared.filter(path => replacing.test(readFileSync(folder + path, 'utf8')))).toEqual([]);
  expect(shared.length).toBeGreaterThan(80);
});
