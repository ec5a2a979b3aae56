/**
 * Follows the first six recipes of README.md, one after the other, in one copy of the project. Then checks
 * the copy: drawings, types, unit tests, a build, and in a browser the new chapter and the new wrong answer.
 */
import { test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import {
  advance,
  at,
  enter,
  expect,
  goTo,
  LAPTOP,
  PHONE,
  radios,
  settled,
  test as simulation,
  step,
  validate,
} from '../e2e/matchDay.ts';
import { chapter, TUESDAY } from './chapter.ts';
import { makeCopy, type RemovableCopy } from './copy.ts';
import { fact } from './fact.ts';
import { line } from './line.ts';
import { page as pageRecipe } from './page.ts';
import type { Recipe } from './recipe.ts';
import { sentence } from './sentence.ts';
import { NEW_CHOICE, wrongAnswer } from './wrongAnswer.ts';

/** `sentence` comes first, because it must not rewrite the sentences that the other recipes add. */
const RECIPES: readonly Recipe[] = [sentence, line, chapter, wrongAnswer, pageRecipe, fact];

test.describe.configure({ mode: 'serial' });

let copy: RemovableCopy;
let server: PreviewServer | undefined;

test.beforeAll(() => {
  copy = makeCopy();
});
test.afterAll(async () => {
  await server?.close();
  copy.remove();
});

/** Playwright's `test` on the site that was built from the copy of the project. */
const siteTest = simulation.extend({
  baseURL: ({ browserName: _ }, use) => use(server?.resolvedUrls?.local[0] ?? ''),
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Returns README.md's recipe that begins with these bold words. Fails if README.md has none or several. */
function recipeText(name: string): string {
  const start = `- **${name}**`;
  const [, told = '', more] = `\n${copy.read('README.md')}`.split(`\n${start}`);
  expect(told && more === undefined, `README.md has one recipe that begins with "${start}"`).toBe(true);
  return told.split(/\n(?:- |\n|#)/)[0] ?? '';
}

/**
 * Returns true if the recipe's text `told` names the file `path`, or a folder that contains the file. A number in the
 * text stands for any number, and `{name}` for any name. So `assets/images/03.ts` names the files of all chapters.
 */
function isNamed(path: string, told: string): boolean {
  const named = [...told.matchAll(/`([\w.{}/-]+)`/g)].map(([, name = '']) => name);
  return named.some(name => {
    const pattern = name
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')
      .replace(/\d+/g, '\\d+');
    return new RegExp(`^${pattern}(/|$)`).test(path);
  });
}

for (const { name, files, apply } of RECIPES) {
  test(`"${name}" changes the files that README.md names, and no others`, async () => {
    const told = recipeText(name);
    const before = copy.sources();
    await apply(copy);
    const after = copy.sources();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      path => before.get(path) !== after.get(path),
    );
    expect(changed.toSorted()).toEqual(files.toSorted());
    expect(
      files.filter(path => !isNamed(path, told)),
      `README.md names them: ${told}`,
    ).toEqual([]);
  });
}

test('the drawings are built and stay within the budget', async () => {
  test.setTimeout(180_000);
  await copy.run('npm', 'run', 'assets');
});

test('the copy compiles', async () => {
  test.setTimeout(180_000);
  for (const project of ['.', 'src', 'src/worker']) await copy.run('tsc', '-p', project);
});

test('the unit tests pass; the copy lacks the two files that test the numbers and shots of the nine chapters', async () => {
  test.setTimeout(300_000);
  await copy.run('vitest', 'run');
});

test('the site is built', async () => {
  test.setTimeout(180_000);
  await copy.run('vite', 'build');
  server = await preview({
    root: copy.root,
    configFile: `${copy.root}/vite.config.ts`,
    logLevel: 'silent',
    preview: { port: 0 },
  });
});

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  siteTest.describe(() => {
    siteTest.use({ viewport });

    siteTest(
      `the new chapter plays from its title to the finale, and the new wrong answer can be given: ${layout}`,
      async ({ page }) => {
        const forward = async () => {
          await advance(page, () => page.keyboard.press('ArrowRight'));
          await settled(page);
        };
        await enter(page, { label: 'chapter_9_0', done: 9 });
        await expect(page.getByText('Chapter 9 of 9')).toBeAttached();
        await expect(page.getByRole('heading', { name: TUESDAY.title })).toBeVisible();
        await forward();
        await expect(page.getByRole('img', { name: TUESDAY.stairs })).toBeVisible();
        await forward();
        await expect(page.getByText(TUESDAY.hello)).toBeVisible();
        await forward();
        await forward();
        await settled(page, 'locked');
        await expect(page.getByRole('heading', { name: TUESDAY.question })).toBeVisible();
        await radios(page).nth(0).check();
        await validate(page).click();
        await expect(page.getByRole('alertdialog', { description: TUESDAY.reason })).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await radios(page).nth(1).check();
        await validate(page).click();
        await settled(page, 'ready');
        await forward();
        await expect(page.getByRole('img', { name: TUESDAY.evening })).toBeVisible();
        await forward();
        await forward();
        await at(page, 'chapter_9_8');
        await expect(page.getByRole('heading', { name: TUESDAY.card })).toBeVisible();
        const front = page.getByRole('img', { name: TUESDAY.cardAlt });
        await expect(front).toHaveAttribute('src', /^blob:/);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('heading', { name: /^Eight / })).toBeVisible();
        await expect(page.getByText(/, Trust, Beginning\. .* eight\./)).toBeVisible();
        if (layout === 'sm') await page.getByRole('button', { name: 'Chapters' }).click();
        await expect(page.getByRole('button', { name: 'Your cards: 8 of 8' })).toBeVisible();
        if (layout === 'sm') await page.keyboard.press('Escape');

        // the new wrong answer of chapter 6
        await goTo(page, step(6, 'question'));
        await radios(page).nth(3).check();
        await validate(page).click();
        await expect(page.getByRole('alertdialog', { description: NEW_CHOICE.reason })).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('radio', { name: `${NEW_CHOICE.choice} tried` })).toBeChecked();
      },
    );
  });
}
