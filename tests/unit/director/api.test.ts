/** Tests the director's requests to its dev server. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, createApi } from '../../../director/api.ts';

const FILE = 'stage/story/chapters/chapter0.ts';
const STORY = 'const ROMY = { x: 1, y: 2 };\n';
const HERE = { method: 'POST', from: '127.0.0.1', host: 'localhost:5173', origin: 'http://localhost:5173' };

let root: string;
let api: Api;
const read = () => readFileSync(join(root, FILE), 'utf8');
const ask = (question: object, more: object = {}) =>
  api.answer({ ...HERE, body: JSON.stringify(question), ...more });
/** Asks the director to change x of ROMY in the text of the file. Returns the request that would save the new text. */
async function moved(x: number) {
  const { body } = await ask({ ask: 'files' });
  const disk = Object(body).disk[FILE];
  const start = STORY.indexOf('{');
  const edit = { text: disk, start, end: STORY.indexOf('}') + 1, was: { x: 1 }, now: { x } };
  const { text } = Object((await ask({ ask: 'edit', ...edit })).body);
  return { ask: 'save', texts: { [FILE]: text }, disk: { [FILE]: disk } };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'director-'));
  mkdirSync(join(root, dirname(FILE)), { recursive: true });
  writeFileSync(join(root, FILE), STORY);
  writeFileSync(join(root, 'secret.ts'), STORY);
  api = createApi(
    root,
    async text => text,
    async () => ['a complaint'],
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('a moved figure is written to the file only when it is saved', async () => {
  const save = await moved(7);
  expect(read()).toBe(STORY);
  expect((await ask(save)).status).toBe(200);
  expect(read()).toBe('const ROMY = { x: 7, y: 2 };\n');
  expect(api.isOwn(FILE, read())).toBe(true);
});

test('a file that an editor has changed is not replaced until the author agrees', async () => {
  const save = await moved(7);
  writeFileSync(join(root, FILE), '// theirs\n');
  const { status, body } = await ask(save);
  expect(status).toBe(409);
  expect(read()).toBe('// theirs\n');
  expect((await ask({ ...save, disk: Object(body).disk })).status).toBe(200);
  expect(read()).toContain('x: 7');
});

test('the changes of the director can be merged into the text of an editor', async () => {
  const { texts, disk } = await moved(7);
  writeFileSync(join(root, FILE), `// theirs\n${STORY}`);
  const to = Object(Object((await ask({ ask: 'files' })).body).disk);
  const { body } = await ask({ ask: 'rebase', states: [disk, texts], from: disk, to });
  const [first, second] = Object(body).states;
  expect(first).toEqual(to);
  await ask({ ask: 'save', texts: second, disk: to });
  expect(read()).toBe('// theirs\nconst ROMY = { x: 7, y: 2 };\n');
});

test('a step gets a shot of its own', async () => {
  writeFileSync(join(root, FILE), 'defineChapter({\n  card: { change: { a: { x: 1 } } },\n});\n');
  const disk = Object(Object((await ask({ ask: 'files' })).body).disk);
  const shot = { path: ['card'], property: 'shot', boxes: { sm: [1, 2, 3, 4] }, key: 'sm' };
  const { text } = Object((await ask({ ask: 'own', text: disk[FILE], ...shot })).body);
  await ask({ ask: 'save', texts: { [FILE]: text }, disk });
  expect(read()).toContain('card: { shot: { sm: [1, 2, 3, 4] }, change:');
});

describe('a request is refused', () => {
  test.each([
    ['from another machine', { from: '192.168.0.7' }],
    ['to another host', { host: 'example.com' }],
    ['from a page of another site', { origin: 'https://example.com' }],
    ['from another port of this machine', { origin: 'http://localhost:8080' }],
    ['without an origin', { origin: undefined }],
  ])('%s', async (_, more) => {
    const save = await moved(7);
    expect((await ask(save, more)).status).toBe(403);
    expect(read()).toBe(STORY);
  });

  test.each([
    ['secret.ts'],
    ['stage/story/../../secret.ts'],
    ['stage/story/more/chapter0.ts'],
    ['stage/story/chapters/more/chapter0.ts'],
    ['/etc/hosts'],
    ['stage/story/images.generated.ts'],
  ])('for the file %s', async file => {
    const save = await moved(7);
    const texts = { [file]: save.texts[FILE] };
    expect((await ask({ ...save, texts, disk: texts })).status).toBe(400);
    expect(readFileSync(join(root, 'secret.ts'), 'utf8')).toBe(STORY);
  });

  test('if it is not one of the known requests, or not JSON', async () => {
    expect((await ask({ ask: 'delete', file: FILE })).status).toBe(400);
    expect((await ask({}, { body: '<' })).status).toBe(400);
    expect((await ask({ ask: 'files' }, { method: 'GET' })).status).toBe(405);
  });
});
