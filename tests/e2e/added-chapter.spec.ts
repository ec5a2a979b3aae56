/** Plays a chapter in the browser whose only registration is its line in the list of chapters. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import {
  advance,
  at,
  enter,
  expect,
  LAPTOP,
  PHONE,
  radios,
  settled,
  test as simulation,
  validate,
} from './matchDay.ts';

const configFile = fileURLToPath(new URL('./addedChapter/vite.config.ts', import.meta.url));

/** Builds the product with one more chapter and serves it on its own port. */
const test = simulation.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      await build({ configFile, logLevel: 'error' });
      const server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

// one after the other in one worker, so that the product is built once for both
test.describe.configure({ mode: 'default' });

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`an added chapter plays from its title to its card: ${layout}`, async ({ page }) => {
      await enter(page, { label: 'chapter_9_0', done: 9 });
      await expect(page.getByText('Chapter 9 of 9')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'First training' })).toBeVisible();
      const stage = page.getByRole('img', { name: 'The clubhouse table with a fresh list.' });
      await expect(stage).toBeVisible();
      const forward = () => advance(page, () => page.keyboard.press('ArrowRight'));
      await forward(); // the first scene
      await forward();
      await expect(page.getByText("This one's your list.")).toBeVisible();
      await forward();
      await forward(); // the second scene
      await expect(page.getByRole('img', { name: 'The pitch before training.' })).toBeVisible();
      await forward();
      await forward();
      await at(page, 'chapter_9_6');
      await settled(page, 'locked');
      await radios(page).nth(1).check();
      await validate(page).click();
      await at(page, 'chapter_9_7');
      await expect(page.getByRole('heading', { name: 'The First Tuesday' })).toBeVisible();
      const front = page.getByRole('img', { name: 'Card front: a list with fourteen names.' });
      await expect(front).toHaveAttribute('src', /^blob:/);
      await expect(front).toBeVisible();
    });
  });
}
