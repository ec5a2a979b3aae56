/** Restages a step in the director, on the dev server of a copy of the project. */
import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { labelOf } from '../../stage/runner/labels.ts';
import { story } from '../../stage/story/index.ts';
import { makeCopy, type RemovableCopy } from '../recipes/copy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHAPTER = 'stage/story/chapter3.ts';
const STEP = labelOf(story, 3, 'everybodyLooks');
const GOAL = labelOf(story, 3, 'goal');

let copy: RemovableCopy;
let server: ViteDevServer;
let port: number;

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  copy = makeCopy();
  symlinkSync(join(ROOT, 'public/simulation'), join(copy.root, 'public/simulation'));
  server = await createServer({
    root: copy.root,
    configFile: join(copy.root, 'vite.config.ts'),
    cacheDir: join(copy.root, '.vite'),
    logLevel: 'error',
    server: { port: 20_000 + Math.floor(Math.random() * 20_000) },
  });
  await server.listen();
  port = server.config.server.port ?? 0;
});
test.afterAll(async () => {
  await server.close();
  copy.remove();
});

/** Opens the director with these windows, the first one large, and waits for them. */
async function open(page: Page, label: string, ...sizes: readonly string[]) {
  await page.addInitScript(windows => localStorage.setItem('director-windows', windows), sizes.join(' '));
  await page.goto(`http://localhost:${port}/director#${label}`);
  await expect(page.locator('iframe[data-open]')).toHaveCount(sizes.length, { timeout: 60_000 });
}
const numbers = (page: Page) =>
  page
    .locator('.numbers input')
    .evaluateAll(fields => fields.map(field => Number(Reflect.get(field, 'value'))));

/** Presses in the middle of an element and drags by px. */
async function drag(page: Page, handle: string, [x, y]: readonly [number, number]) {
  const box = await page.locator(handle).boundingBox();
  if (!box) throw new Error(`no ${handle}`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await numbers(page);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await expect.poll(() => numbers(page)).not.toEqual(before);
  await page.mouse.up();
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const undoes = (page: Page, count: number) =>
  expect(button(page, /^Undo/)).toHaveText(`Undo ${count || ''}`.trim());

/** Returns Romy's position and scale on the stage of this frame, and its shot in the small layout. */
const drawn = (page: Page, frame: number) =>
  page.frames()[frame]?.evaluate(async () => {
    const { openedVisit } = await import(`${location.origin}/src/simulation/visit.ts`);
    const { x, y, k } = openedVisit.playback.animator.state.elements.get('romy');
    const { to } = openedVisit.playback.animator.state.camera;
    return { romy: { x, y, k }, shot: to.sm };
  });

test('Romy is dragged and scaled, and the shot moved: two lines of the file differ; what is undone is not saved', async ({
  page,
}) => {
  const before = copy.read(CHAPTER).split('\n');
  await open(page, STEP, '394x752', '320x568');
  await button(page, 'romy').click();
  await drag(page, '.outline[data-of="element"]', [24, 12]);
  await undoes(page, 1);
  await drag(page, '.moveable-control.moveable-se', [10, 20]);
  await undoes(page, 2);
  const [x, y, k] = await numbers(page);
  await page.keyboard.press('s');
  await drag(page, '.outline[data-of="shot"]', [-12, 8]);
  await undoes(page, 3);
  const shot = await numbers(page);
  await drag(page, '.outline[data-of="shot"]', [30, 30]);
  await undoes(page, 4);
  await page.keyboard.press('Control+z');
  await undoes(page, 3);
  await page.keyboard.press('Control+z');
  await undoes(page, 2);
  await page.keyboard.press('Control+Shift+z');
  await undoes(page, 3);
  expect(copy.read(CHAPTER).split('\n')).toEqual(before);

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toContainText(`Saved ${CHAPTER}`);
  const after = copy.read(CHAPTER).split('\n');
  const changed = after.flatMap((line, i) => (line === before[i] ? [] : [line.trim()]));
  expect(after).toHaveLength(before.length);
  expect(changed).toEqual([
    `const ROMY = { md: { x: 614, y: 668 }, sm: { x: ${x}, y: ${y}, k: ${k} } };`,
    `sm: [${shot.join(', ')}],`,
  ]);

  // the site in another tab shows the saved numbers
  const told = { romy: { x, y, k }, shot };
  const site = await page.context().newPage();
  await site.setViewportSize({ width: 394, height: 752 });
  // the dev server restarts after a chapter is saved, because vite.config.ts imports the story
  await expect(() => site.goto(`http://localhost:${port}/simulation_wny#${STEP}`)).toPass();
  await site.locator('.loading__disc--start').click();
  await site.locator('.simulation[data-status="ready"]').waitFor();
  expect(await drawn(site, 0)).toEqual(told);
});

test('a computed number is refused with a message, and a request from another host or for another file', async ({
  page,
}) => {
  const before = copy.read(CHAPTER);
  await open(page, GOAL, '394x752');
  await button(page, 'lea').click();
  await page.keyboard.press('+');
  await expect(page.getByRole('status')).toContainText('k is computed: stand(GOAL, [1072, 558], [236, 434])');
  await undoes(page, 0);
  await expect(button(page, 'Saved')).toBeDisabled();

  const statusOf = (headers: Record<string, string>, file: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const body = JSON.stringify({
        ask: 'save',
        files: [{ file, text: '0'.repeat(12), disk: '0'.repeat(12) }],
      });
      const asked = request({ port, host: 'localhost', path: '/director/api', method: 'POST', headers });
      asked.on('response', answer => resolve(answer.resume().statusCode)).on('error', reject);
      asked.end(body);
    });
  const host = `localhost:${port}`;
  expect(await statusOf({ host, origin: 'http://example.com' }, CHAPTER)).toBe(403);
  expect(await statusOf({ host: 'example.com', origin: 'http://example.com' }, CHAPTER)).toBe(403);
  expect(await statusOf({ host, origin: `http://${host}` }, 'src/main.tsx')).toBe(400);
  // the director may save this file; the request is refused only because the text to replace was not read before
  expect(await statusOf({ host, origin: `http://${host}` }, CHAPTER)).toBe(409);
  expect(copy.read(CHAPTER)).toBe(before);
});
