/** Tests how the dev server answers the requests of the director. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, createApi } from '../../../director/api.ts';

const FILE = 'stage/story/chapters/chapter0.ts';
const STORY = '/** A story. */\n\nconst ROMY = { x: 1, y: 2 };\n';
const HERE = { from: '127.0.0.1', host: 'localhost:5173', origin: 'http://localhost:5173' };

let root: string;
let api: Api;
const read = () => readFileSync(join(root, FILE), 'utf8');
const ask = (question: object, more: object = {}) =>
  api.answer({ ...HERE, body: JSON.stringify(question), ...more });
/** Opens the director and changes x of ROMY, without saving. Returns the request that saves this change. */
function moved(x: number) {
  ask({ ask: 'open', edits: {} });
  const edits = { [FILE]: { ROMY: { was: { x: 1 }, now: { x } } } };
  expect(ask({ ask: 'draft', edits })).toEqual({ status: 200, body: { refused: { [FILE]: {} } } });
  return { ask: 'save', edits };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'director-'));
  mkdirSync(join(root, dirname(FILE)), { recursive: true });
  writeFileSync(join(root, FILE), STORY);
  writeFileSync(join(root, 'secret.ts'), STORY);
  api = createApi(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a moved figure is written to the file only when it is saved', () => {
  const save = moved(7);
  expect(read()).toBe(STORY);
  expect(api.textOf(FILE)).toContain('{ x: 7, y: 2 }');
  expect(ask(save)).toEqual({ status: 200, body: { saved: [FILE] } });
  expect(read()).toBe(STORY.replace('x: 1', 'x: 7'));
  expect(api.isOwn(FILE, read())).toBe(true);
});

test('a file that an editor has changed is not replaced before the author agrees', () => {
  const save = moved(7);
  writeFileSync(join(root, FILE), `// theirs\n${STORY}`);
  expect(ask(save)).toMatchObject({ status: 409, body: { changed: [FILE] } });
  expect(read()).toBe(`// theirs\n${STORY}`);
  expect(ask({ ...save, ask: 'overwrite' }).status).toBe(200);
  expect(read()).toBe(`// theirs\n${STORY.replace('x: 1', 'x: 7')}`);
});

test('a saved number can be undone after an editor has changed the file', () => {
  ask(moved(7));
  writeFileSync(join(root, FILE), `// theirs\n${read()}`);
  const undone = { ask: 'save', edits: {} };
  expect(ask(undone).status).toBe(409);
  ask({ ...undone, ask: 'overwrite' });
  expect(read()).toBe(`// theirs\n${STORY}`);
});

test('an impossible edit is refused, and the possible edits of the same request are kept', () => {
  const { edits } = moved(7);
  const both = { [FILE]: { ...edits[FILE], GONE: { was: {}, now: { x: 3 } } } };
  const { body } = ask({ ask: 'draft', edits: both });
  expect(body.refused).toEqual({ [FILE]: { GONE: 'GONE is not in the file any more' } });
  expect(api.textOf(FILE)).toContain('{ x: 7, y: 2 }');
});

describe('a request is refused', () => {
  test.each([
    ['from another machine', { from: '192.168.0.7' }],
    ['to another host', { host: 'example.com' }],
    ['from a page of another site', { origin: 'https://example.com' }],
    ['from another port of this machine', { origin: 'http://localhost:8080' }],
    ['without an origin', { origin: undefined }],
  ])('%s', (_, more) => {
    expect(ask(moved(7), more).status).toBe(403);
    expect(read()).toBe(STORY);
  });

  test.each([
    ['secret.ts'],
    ['stage/story/../../secret.ts'],
    ['stage/story/more/chapter0.ts'],
    ['stage/story/chapters/more/chapter0.ts'],
    ['/etc/hosts'],
    ['stage/story/images.generated.ts'],
  ])('for the file %s', file => {
    const save = moved(7);
    expect(ask({ ...save, edits: { [file]: save.edits[FILE] } }).status).toBe(400);
    expect(readFileSync(join(root, 'secret.ts'), 'utf8')).toBe(STORY);
  });

  test('if it is none of the known questions, or no JSON', () => {
    expect(ask({ ask: 'delete', file: FILE }).status).toBe(400);
    expect(ask({}, { body: '<' }).status).toBe(400);
  });
});
