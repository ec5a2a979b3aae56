/** Follows the README's recipe "A chapter" in a copy of the project and checks which files change. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const COPIED = [
  'README.md',
  'assets',
  'deploy',
  'locales',
  'palette.ts',
  'src',
  'stage',
  'package.json',
  'tsconfig.base.json',
];

const key = (rest: string) => `simulation.chapter_9.${rest}`;
const WORDS = Object.fromEntries(
  ['section', 'title', 'subtitle', 'scene.alt', 'scene.description', 'text_hello', 'text_bye'].map(rest => [
    key(rest),
    `The ${rest} of Tuesday`,
  ]),
);

const PICTURES = `/** Chapter 9: Tuesday. */
import { C, rect } from '../kit/index.ts';
import { title1 } from '../titles/title1.ts';
import { type Drawings, thing, title } from './picture.ts';

export const pictures: Drawings = { ...title(title1), ball: thing(rect(-40, -80, 80, 80, C.orange), { md: 1, sm: 0.5 }) };
`;

const CHAPTER = `/** Chapter 9: Tuesday. */
import words from '../../locales/en/chapter_9.json' with { type: 'json' };
import { defineChapter } from './defineChapter.ts';

export const chapter9 = defineChapter({
  number: 9,
  words,
  title: { ground: 'purple' },
  places: {
    pitch: {
      elements: { ball: { image: '09_ball', depth: 0.7, md: { x: 500, y: 800 }, sm: { x: 120, y: 600 } } },
      bubble: { md: [392, 44, 520, 290], sm: [18, 18, 358, 178] },
      mouths: {},
    },
  },
  lines: { bye: { speaker: 'assistant', change: { ball: { md: { x: 700, y: 800 } } } } },
});
`;

/** Script that prints the labels and names of the last chapter's steps. */
const LOOK = `import { story } from './stage/story/index.ts';
console.log(JSON.stringify(story.stepsOf(story.last).map(({ label, name }) => label + ' ' + name)));
`;

/** Returns the text of every file below a folder, by its path, without dependencies and built files. */
async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => !/^(node_modules|public|\.cache)\//.test(path));
  return new Map(
    await Promise.all(paths.map(async path => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}

test('a chapter that is added as the README says changes its own files and one line of the list', async () => {
  test.setTimeout(600_000); // builds the drawings of all chapters again
  const copy = await mkdtemp(join(tmpdir(), 'added-chapter-'));
  for (const name of COPIED) await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await mkdir(join(copy, '.cache'));
  for (const name of ['pictures.json', 'site.json']) {
    await cp(join(ROOT, '.cache', name), join(copy, '.cache', name));
  }
  await cp(join(ROOT, 'public'), join(copy, 'public'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const before = await filesOf(copy);

  const readme = before.get('README.md') ?? '';
  const told = /\*\*A chapter\*\*(.*?)\n- /s.exec(readme)?.[1] ?? '';
  expect(told).toContain('`npm run assets`');
  const files = [...told.matchAll(/`([^`]+\.(?:json|ts))`/g)].map(([, path = '']) => path);
  const [words, pictures, definition, list, ...rest] = files;
  expect(rest).toEqual([]);
  const put = (path = '', text = '') => writeFile(join(copy, path), text);
  await put(words, JSON.stringify(WORDS));
  await put(pictures, PICTURES);
  const tsx = join(copy, 'node_modules/.bin/tsx');
  await run(tsx, ['assets/build.ts'], { cwd: copy });
  await put(definition, CHAPTER);
  await put(list, `${before.get(list ?? '')}export { chapter9 } from './chapter9.ts';\n`);

  const after = await filesOf(copy);
  const touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const manifest = 'stage/story/images.ts'; // written by `npm run assets`
  expect(touched.filter(path => path !== manifest).toSorted()).toEqual(
    [words, pictures, definition, list].toSorted(),
  );
  const added = (after.get(list ?? '') ?? '').replace(before.get(list ?? '') ?? '', '');
  expect(added.trim().split('\n')).toHaveLength(1);

  await writeFile(join(copy, 'look.ts'), LOOK);
  const { stdout } = await run(tsx, ['look.ts'], { cwd: copy });
  expect(JSON.parse(stdout)).toEqual([
    'chapter_9_0 title',
    'chapter_9_1 pitch',
    'chapter_9_2 hello',
    'chapter_9_3 bye',
  ]);
  // without the temporary script, the copy must compile
  await rm(join(copy, 'look.ts'));
  await run(join(copy, 'node_modules/.bin/tsc'), ['-p', 'src'], { cwd: copy });
  await rm(copy, { recursive: true, force: true });
});
