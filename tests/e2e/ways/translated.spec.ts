/** Tests that all words stay up to date while a page translator replaces each of them. */
import type { Page } from '@playwright/test';
import { createRunner, resolve, story, viewOf } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { ANSWERS, wrongOf } from '../answers.ts';
import { RANDOM } from '../expectedLines.ts';
import {
  at,
  chapterOf,
  enter,
  expect,
  finale,
  LAPTOP,
  playThrough,
  stageOf,
  step,
  test,
  validate,
} from '../matchDay.ts';
import { fillIn, send } from '../registration.ts';
import { open } from '../site.ts';
import { expectNoTextLost, startTranslator, translatedBack } from '../translator.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const start = createRunner(story, {}, () => RANDOM).progress.getState();
const tops = Object.fromEntries(Object.entries(start.orders).map(([chapter, [top = 0]]) => [chapter, top]));
const dense = (text: string | null) => translatedBack(text).replace(/\s+/g, '');

/** At rest, checks the words of a step's bubble and of the button to the next step. Returns the label of a step at rest. */
async function hasWords(page: Page) {
  // reads everything in one call, because a late press can move the story between two calls
  const [label = '', status, bubble, next] = await page.evaluate(() => {
    const { dataset } = document.querySelector<HTMLElement>('.simulation') ?? document.body;
    const words = ['[aria-live] > :not(svg)', '.controls__deed'].map(name =>
      [...document.querySelectorAll(`.overlays ${name}`)].map(({ textContent }) => textContent).join(' '),
    );
    return [dataset.label, dataset.status, ...words];
  });
  const { overlay } = viewOf(story, { ...start, tops, label: resolve(story, label).label });
  if (status !== 'ready') return undefined;
  if (overlay.kind !== 'bubble') return label;
  expect(dense(`${bubble}`), label).toContain(dense(textOf(overlay.words)));
  const { deed } = overlay;
  expect(translatedBack(`${next}`), label).toBe(
    deed ? textOf('ui.deed', { deed: textOf(deed) }) : textOf('ui.next'),
  );
  return label;
}

test('a whole match day, with every deed, wrong answer and card, shows no error and no stale words', async ({
  page,
  forgive,
}) => {
  test.setTimeout(240_000);
  // without a canvas the match day is told in words, so the test takes a quarter of the time
  forgive(/getContext|context|Stage|renderer|WebGL|properties of null|cannot be drawn/i);
  await page.addInitScript(random => {
    Math.random = () => random;
    for (const canvas of [HTMLCanvasElement, OffscreenCanvas])
      Reflect.set(canvas.prototype, 'getContext', () => null);
  }, RANDOM);
  await startTranslator(page);
  await enter(page);
  const labels = await playThrough(
    page,
    async () => {
      const label = await hasWords(page);
      await page.keyboard.press('ArrowRight');
      // a press at rest moves, and a second press on a busy machine would skip a step
      if (label) await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
    },
    async (_, label) => {
      const goOn = page.getByRole('button', { name: 'Continue' });
      if (await goOn.isVisible()) {
        await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
        await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
        return goOn.click();
      }
      const right = ANSWERS[chapterOf(label)];
      for (const choice of right === undefined ? [] : [...wrongOf(chapterOf(label)), right]) {
        await page.locator('label').nth(choice).click();
        await validate(page).click();
        if (choice !== right) await page.getByRole('button', { name: 'Try again' }).click();
      }
      if (right === undefined) {
        await page.getByRole('button', { name: 'Move down' }).nth(1).click();
        await validate(page).click();
      }
    },
  );
  expect(new Set(labels).size).toBe(story.steps.length);
  await expectNoTextLost(page);
  await finale(page).click();
  await at(page, step(0, 'corridor'));
  await expectNoTextLost(page);
});

/** Makes the words of three pages change, and returns the words shown after each change. */
async function changeWords(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const see = async () => {
    seen.push(dense((await page.locator('main, dialog').allTextContents()).join()));
  };
  await page.route('**/data/training-sessions.json', route =>
    route.fulfill({
      json: {
        sessions: Array.from({ length: 9 }, (_, day) => ({
          licence: 'introduction',
          district: day % 2 ? 'Bern' : 'Aargau',
          place: 'Sportanlage Musterwiese',
          start: `2999-02-0${day + 1}T18:00`,
        })),
      },
    }),
  );
  await open(page, '/starter');
  await page.locator('.session').first().waitFor();
  await page.locator('.comfort-button').click();
  await page.getByLabel('150').check();
  await see();
  await page.keyboard.press('Escape');
  for (const age of ['sixteen', '12', '70', '16']) {
    await page.locator('#start-age').fill(age);
    await page.locator('#start-age').press('Enter');
    await see();
  }
  await page.locator('#district').selectOption('Bern');
  await see();
  await page.route('**/api/registrations', route => route.fulfill({ json: {} }));
  await open(page, '/register');
  await send(page).click();
  await page.locator('.form__summary').waitFor();
  await see();
  await page.locator('#email').fill('luana@');
  await page.locator('#zipcode').fill('80');
  await page.locator('#city').fill('Bern');
  await expect(page.locator('.form__summary')).toContainText(textOf('pages.register.errors.email'));
  await see();
  await fillIn(page);
  await page.locator('#request_type').selectOption('introduction');
  await page.locator('#birthday').fill(`${new Date().getFullYear() - 16}-01-01`);
  await page.locator('#zipcode').fill('8000');
  await see();
  await send(page).click();
  await page.locator('.register__done').waitFor();
  await see();

  await open(page, '/kiosk');
  await expect(page.locator('[data-state="asked"]')).toHaveCount(0);
  await see();
  return seen;
}

test('notices, errors, answers and checks show the same words as without a translator', async ({
  page,
  context,
}) => {
  const expected = await changeWords(page);
  const translated = await context.newPage();
  const errors: string[] = [];
  translated.on('pageerror', error => errors.push(String(error)));
  await startTranslator(translated);
  const seen = await changeWords(translated);
  for (const [i, words] of expected.entries()) expect(seen[i], `change ${i}`).toBe(words);
  await expectNoTextLost(translated);
  expect(errors).toEqual([]);
});
