/** Tests the director on the dev server of a copy of the project. */
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
const CHAPTER = 'stage/story/chapters/chapter3.ts';
const WORDS = 'locales/en/chapters/chapter_3.json';
const SENTENCE = 'simulation.chapter_3.text_everybodyLooks';
const STEP = labelOf(story, 3, 'everybodyLooks');

let copy: RemovableCopy;
let server: ViteDevServer;
let port: number;

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  copy = makeCopy();
  for (const path of ['public/simulation', '.cache/faces.json', '.cache/report.json'])
    symlinkSync(join(ROOT, path), join(copy.root, path));
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

/**
 * Opens the director with windows of these sizes and waits until all of them are open. The first window is the large
 * one.
 */
async function open(page: Page, label: string, ...sizes: readonly string[]) {
  const windows = JSON.stringify({ state: { large: sizes[0], sizes }, version: 0 });
  await page.addInitScript(kept => localStorage.setItem('director-windows', kept), windows);
  await page.goto(`http://localhost:${port}/director#${label}`);
  await expect(page.locator('iframe[data-open]')).toHaveCount(sizes.length, { timeout: 60_000 });
}
/** Opens a step of chapter 3 by its name, with the keyboard alone. */
async function openStep(page: Page, name: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${labelOf(story, 3, name)}$`));
}
const numbers = (page: Page) =>
  page
    .locator('.numbers input')
    .evaluateAll(fields => fields.map(field => Number(Reflect.get(field, 'value'))));

/** Drags a target from its middle by [x, y] px. Waits until the numbers in the panel have changed. */
async function drag(page: Page, target: string, [x, y]: readonly [number, number]) {
  const box = await page.locator(`[data-target="${target}"]`).boundingBox();
  if (!box) throw new Error(`no ${target}`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await numbers(page);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await expect.poll(() => numbers(page)).not.toEqual(before);
  await page.mouse.up();
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Resolves when the server has answered the director's next request of this kind, such as 'draft'. */
const answered = (page: Page, kind: string) =>
  page.waitForResponse(answer => answer.request().postData()?.includes(`"ask":"${kind}"`) ?? false);
const expectUndoCount = (page: Page, count: number) =>
  expect(button(page, /^Undo/)).toHaveText(`Undo ${count || ''}`.trim());

/**
 * Returns Romy's position and scale, and the shot's box on the small layout. `frame`: index in `page.frames()`.
 * 0 is the page itself, 1 is the director's first window.
 */
const shownNumbers = (page: Page, frame: number) =>
  page.frames()[frame]?.evaluate(async () => {
    const { openedVisit } = await import(`${location.origin}/src/simulation/visit.ts`);
    const { x, y, k } = openedVisit.playback.animator.state.elements.get('romy');
    const { to } = openedVisit.playback.animator.state.camera;
    return { romy: { x, y, k }, shot: to.sm };
  });

/** Counts the draw calls of a window in half a second. */
const drawCalls = (page: Page, frame: number) =>
  page.frames()[frame]?.evaluate(async () => {
    let count = 0;
    const { drawElements } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      count += 1;
      return drawElements.apply(this, args);
    };
    await new Promise(resolve => setTimeout(resolve, 500));
    return count;
  });

test('dragging and scaling Romy and moving the shot change two lines of the file; undone changes are not saved, and a cancelled drag changes nothing', async ({
  page,
}) => {
  const before = copy.read(CHAPTER).split('\n');
  await open(page, 'chapter_0_0', '394x752', '320x568');
  const help = page.getByLabel('Keys').and(page.locator('dl'));
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await openStep(page, 'everybodyLooks');
  const selected = page.locator('.chip[aria-pressed="true"]');
  do await page.keyboard.press('t');
  while ((await selected.textContent()) !== 'romy');
  await drag(page, 'romy', [24, 12]);
  await expectUndoCount(page, 1);
  // scales Romy by key, because the corners to drag are outside the window in this close-up
  await page.keyboard.press('+');
  await expectUndoCount(page, 2);
  const [x, y, k] = await numbers(page);
  await page.keyboard.press('s');
  await drag(page, 'shot', [-12, 8]);
  await expectUndoCount(page, 3);
  const shot = await numbers(page);
  await drag(page, 'shot', [30, 30]);
  await expectUndoCount(page, 4);
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectUndoCount(page, 5);
  await page.keyboard.press('Control+z');
  await expectUndoCount(page, 4);
  await page.keyboard.press('Control+z');
  await expectUndoCount(page, 3);
  expect(copy.read(CHAPTER).split('\n')).toEqual(before);

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toContainText(`Saved ${CHAPTER}`);
  const after = copy.read(CHAPTER).split('\n');
  // only the numbers in two lines of the file have changed
  const step = story.stepsOf(3).find(({ label }) => label === STEP);
  const romy = step?.tableau.find(({ id }) => id === 'romy')?.sm;
  const expected = before.map(line =>
    line
      .replace(`sm: { x: ${romy?.x}, y: ${romy?.y} }`, `sm: { x: ${x}, y: ${y}, k: ${k} }`)
      .replace(`sm: [${step?.shot.sm?.join(', ')}]`, `sm: [${shot.join(', ')}]`),
  );
  expect(after).toEqual(expected);
  expect(after.filter((line, i) => line !== before[i])).toHaveLength(2);

  // Escape cancels a drag, so the number of changes stays 3. The director's second window then draws no more frames.
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.move(720, 320);
  await page.mouse.up();
  await expectUndoCount(page, 3);
  expect(await drawCalls(page, 2)).toBe(0);

  // the saved numbers appear in the director's second window, and on the site in another tab
  const saved = { romy: { x, y, k }, shot };
  expect(await shownNumbers(page, 2)).toEqual(saved);
  const site = await page.context().newPage();
  await site.setViewportSize({ width: 394, height: 752 });
  await site.goto(`http://localhost:${port}/simulation_wny#${STEP}`);
  await site.locator('.loading__disc--start').click();
  await site.locator('.simulation[data-status="ready"]').waitFor();
  expect(await shownNumbers(site, 0)).toEqual(saved);
});

test('one press selects and drags a figure; saving asks first if an editor has changed the file, and keeps the changes of the editor; undo works afterwards', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  // From here on, the server does not watch the file of chapter 3. So the director reports a text editor's
  // change only at a save: it asks the user before it writes the file.
  server.watcher.unwatch(join(copy.root, CHAPTER));
  const before = copy.read(CHAPTER);
  await open(page, STEP, '394x752');
  await openStep(page, 'kickOff');
  const selected = page.locator('.chip[aria-pressed="true"]');
  await page.locator('[data-target="luana"]').click();
  await expect(selected).toHaveText('luana');
  await drag(page, 'bottle', [-6, -6]);
  await expectUndoCount(page, 1);
  await expect(selected).toHaveText('bottle');
  const [x, y] = await numbers(page);
  const after = before.replace(/(bottle: { image.*sm: { x: )\d+, y: \d+/, `$1${x}, y: ${y}`);
  expect(after).not.toBe(before);

  copy.write(CHAPTER, `// one\n${before}`);
  // After a save, the director requests a draft, and the server reads changed files. The test waits for the
  // response before its next change. Otherwise the server could read this change, and the next save would not
  // ask the user.
  const draftAnswered = answered(page, 'overwrite').then(() => answered(page, 'draft'));
  await page.keyboard.press('Control+s');
  await expect.poll(() => copy.read(CHAPTER)).toBe(`// one\n${after}`);
  expect(asked).toEqual([expect.stringContaining('An editor has changed')]);
  await expect(page.getByRole('status')).toContainText('Saved');
  await draftAnswered;

  copy.write(CHAPTER, `// two\n${after}`);
  await page.keyboard.press('Control+z');
  await expectUndoCount(page, 0);
  await page.keyboard.press('Control+s');
  await expect.poll(() => copy.read(CHAPTER)).toBe(`// two\n${before}`);
  expect(asked).toHaveLength(2);
});

test('a computed number cannot be changed, a saved sentence appears, and a request from another host or for another file is refused', async ({
  page,
}) => {
  const before = copy.read(CHAPTER);
  await open(page, STEP, '394x752');
  await button(page, 'zoe').click();
  await page.keyboard.press('+');
  await expect(page.getByRole('status')).toContainText(
    'k is computed: stand(FIELD, [1166, 528], [292, 415])',
  );
  await expectUndoCount(page, 0);
  await expect(button(page, 'Saved')).toBeDisabled();

  // after a change of a sentence in its file, the director's windows show the new sentence
  const words: Record<string, string> = JSON.parse(copy.read(WORDS));
  copy.write(WORDS, JSON.stringify({ ...words, [SENTENCE]: 'Everybody looks.' }, null, 2));
  await expect(page.frameLocator('iframe').getByText('Everybody looks.')).toBeVisible({ timeout: 20_000 });

  const statusOf = (headers: Record<string, string>, file: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const edits = { [file]: { 'ROMY.md': { was: { x: 1 }, now: { x: 2 } } } };
      const body = JSON.stringify({ ask: 'save', edits });
      const asked = request({ port, host: 'localhost', path: '/director/api', method: 'POST', headers });
      asked.on('response', answer => resolve(answer.resume().statusCode)).on('error', reject);
      asked.end(body);
    });
  const host = `localhost:${port}`;
  expect(await statusOf({ host, origin: 'http://example.com' }, CHAPTER)).toBe(403);
  expect(await statusOf({ host: 'example.com', origin: 'http://example.com' }, CHAPTER)).toBe(403);
  expect(await statusOf({ host, origin: `http://${host}` }, 'src/main.tsx')).toBe(400);
  // The director may save this file. The request is refused only because the file has changed since the director last
  // read it.
  copy.write(CHAPTER, `${before}\n`);
  expect(await statusOf({ host, origin: `http://${host}` }, CHAPTER)).toBe(409);
  copy.write(CHAPTER, before);
  expect(copy.read(CHAPTER)).toBe(before);
});
