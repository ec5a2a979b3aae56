/**
 * Adds a chapter to a copy of the project as README.md tells, by its own files and one line. Then builds and checks the
 * copy, and plays the chapter.
 */
import { type PreviewServer, preview } from 'vite';
import {
  advance,
  at,
  enter,
  expect,
  LAPTOP,
  PHONE,
  radios,
  settled,
  test,
  validate,
} from '../e2e/matchDay.ts';
import { CHAPTER_NINE, TUESDAY } from './chapter.ts';
import { makeCopy } from './copy.ts';

test.describe.configure({ mode: 'serial' });

let copy: ReturnType<typeof makeCopy>;
let server: PreviewServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(900_000); // in ms, for a busy machine
  copy = makeCopy();
  for (const [path, text] of Object.entries(CHAPTER_NINE)) copy.append(path, text);
  await copy.run('npm', 'run', 'assets');
  for (const project of ['.', 'src', 'src/worker']) await copy.run('tsc', '-p', project);
  await copy.run('vitest', 'run', 'tests/unit/story', 'tests/unit/runner', 'assets/everyWindow');
  await copy.run('vite', 'build');
  server = await preview({
    root: copy.root,
    configFile: `${copy.root}/vite.config.ts`,
    logLevel: 'silent',
    preview: { port: 0 },
  });
});
test.afterAll(async () => {
  await server?.close();
  copy.remove();
});

test.use({
  baseURL: ({ browserName: _ }, use) => use(server?.resolvedUrls?.local[0] ?? ''),
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport });

    test(`a new chapter builds, and plays from its title to the finale: ${layout}`, async ({ page }) => {
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
    });
  });
}
