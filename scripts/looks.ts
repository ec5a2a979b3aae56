/**
 * Plays the last build, and stores screenshots and one sheet per chapter in .cache/looks: every step, every card's
 * back, every reaction. `npx tsx scripts/looks.ts 394x752 740x360 3 4`: chapters 3 and 4 in two window sizes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { parse, story } from '../stage/index.ts';
import { ANSWERS, wrongOf } from '../tests/e2e/answers.ts';
import { advance, at, enter, radios, settled, stageOf, validate } from '../tests/e2e/matchDay.ts';
import { textOf } from '../tests/texts.ts';
import { findChromium } from './programs.ts';

/** CSS pixels: laptop, phone, upright tablet, projector, smallest phone. */
const SIZES = ['1512x982', '394x752', '820x1180', '1920x1080', '320x568'];
const PAUSE_MS = 200;
const SHEET = { width: 2016, picture: 504 };

type Looks = Map<string, Buffer>;

const args = process.argv.slice(2);
const sizes = args.filter(arg => /^\d+x\d+$/.test(arg));
const numbers = story.chapters.map(({ number }) => number);
const chapters = args.filter(arg => numbers.includes(Number(arg))).map(Number);
if (sizes.length + chapters.length < args.length) {
  console.error(`A window size is written as 394x752, a chapter as 3. These are not: ${args.join(' ')}`);
  process.exit(1);
}

/** A close-up gets its finer textures only after the step has come to rest. */
async function screenshotAtRest(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(PAUSE_MS);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

async function pass(page: Page, chapter: number, look: (what: string) => Promise<void>) {
  const onward = page.getByRole('button', { name: 'Continue' });
  if (await onward.isVisible()) {
    await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
    await look('back');
    return onward.click();
  }
  for (const choice of wrongOf(chapter)) {
    await radios(page).nth(choice).check({ force: true });
    await validate(page).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await look(`wrong-${choice}`);
    await again.click();
    await settled(page);
  }
  const right = ANSWERS[chapter]; // undefined for a ranking, which may stay as it is
  if (right !== undefined) await radios(page).nth(right).check({ force: true });
  return validate(page).click();
}

async function looksOf(page: Page, chapter: number): Promise<Looks> {
  const looks: Looks = new Map();
  const look = async (name: string) => void looks.set(name, await screenshotAtRest(page));
  const steps = story.stepsOf(chapter);
  const [first] = steps;
  if (first) await enter(page, { label: first.label, done: story.last });
  for (const { label } of steps) {
    await at(page, label);
    await settled(page);
    const name = `${chapter}-${String(parse(label)[1]).padStart(2, '0')}`;
    await look(name);
    if ((await stageOf(page).getAttribute('data-status')) === 'locked')
      await pass(page, chapter, what => look(`${name}-${what}`));
    else if (label !== steps.at(-1)?.label) await advance(page, () => page.keyboard.press('ArrowRight'));
  }
  return looks;
}

async function sheet(looks: Looks, w: number, h: number): Promise<Buffer> {
  const width = Math.min(SHEET.picture, w);
  const height = Math.round((width * h) / w);
  const columns = Math.floor(SHEET.width / width);
  const cells = [...looks.values()].map(async (picture, i) => ({
    input: await sharp(picture).resize(width, height).toBuffer(),
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }));
  const rows = Math.ceil(looks.size / columns);
  const canvas = { width: columns * width, height: rows * height, channels: 3, background: '#fff' } as const;
  return sharp({ create: canvas })
    .composite(await Promise.all(cells))
    .png({ palette: true })
    .toBuffer();
}

const server = await preview({ logLevel: 'silent', preview: { port: 0 } });
process.env.CHROMIUM = findChromium();
const { launchWith } = await import('../tests/chromium.ts');
const browser = await chromium.launch(launchWith().launchOptions);

async function save(size: string, chapter: number) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport: { width, height },
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const looks = await looksOf(page, chapter);
  await page.close();
  const folder = join('.cache/looks', size);
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of looks) writeFileSync(join(folder, `${name}.png`), picture);
  writeFileSync(join(folder, `sheet-${chapter}.png`), await sheet(looks, width, height));
  console.log(`${size}: chapter ${chapter}, ${looks.size} pictures`);
}

const jobs = (sizes.length > 0 ? sizes : SIZES)
  .flatMap(size => (chapters.length > 0 ? chapters : numbers).map(chapter => [size, chapter] as const))
  .values();
const work = async () => {
  for (const [size, chapter] of jobs) await save(size, chapter);
};
await Promise.all([work(), work()]); // two pages keep two processors busy
await browser.close();
await server.close();
