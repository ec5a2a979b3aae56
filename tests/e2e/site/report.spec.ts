/** Tests the match report: the page for valid and invalid links, the saved file, and the printed page. */
import { COUNTS } from '../../../src/prerender/matchDay.ts';
import { codeOf, OWN_MARK } from '../../../src/progress/reportCode.ts';
import { PLANS, type Shape } from '../../../src/report/picture/shapesOfPicture.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { savePicture } from '../savePicture.ts';
import { expect, LAPTOP, open, test } from '../site.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

const REPORT = codeOf({ order: [2, 0, 1, 3], first: { chapter: 2, choice: 2 }, mistakes: 3 });

test('a link opens its report, whose list ends before the notebook’s fold, and which can be saved in both shapes, shared with its address, and printed without the rest of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async ({ files, text }: ShareData) => {
        document.body.dataset.shared = `${files?.[0]?.name} ${text}`;
      },
    });
    // Stores the x at which each drawn text ends, in pixels of the picture (see `PLANS`). For a text in the
    // notebook, x is the distance from the notebook's left edge.
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function (text, x, y) {
      document.body.dataset.ends = `${document.body.dataset.ends ?? ''}${text}=${x + this.measureText(text).width};`;
      fillText.call(this, text, x, y);
    };
  });
  const endOf = async (words: string) => {
    const ends = (await page.locator('body').getAttribute('data-ends')) ?? '';
    return Number(
      ends
        .split(';')
        .findLast(each => each.startsWith(`${words}=`))
        ?.split('=')[1],
    );
  };
  const LIST = ['pages.report.order', 'pages.report.order.0', 'pages.report.order.3'] as const;
  const expectListBesideFold = async (shape: Shape) => {
    for (const key of LIST)
      expect(await endOf(textOf(key)), textOf(key)).toBeLessThan(PLANS[shape].book.list - 34);
  };
  await open(page, `/report#${REPORT}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match report');
  await expect(page.getByText(textOf('pages.report.shared'))).toBeVisible();
  const picture = page.getByRole('img', {
    name: textOf('pages.report.alt', {
      home: textOf('pages.report.home'),
      score: textOf('pages.report.score'),
      away: textOf('pages.report.away'),
      first: textOf('mistakes.first', { mistake: textOf('mistakes.2_2') }),
      made: textOf('pages.report.made', { count: 3 }),
      order: textOf('pages.report.order.said', {
        order: ([2, 0, 1, 3] as const).map(choice => textOf(`pages.report.order.${choice}`)).join(', '),
      }),
      strengths: COUNTS.strengths,
      remark: textOf('pages.report.remark.fit'),
    }),
  });
  await expect(picture).toHaveAttribute('data-drawn', 'true');
  await findNoFault(page, 'a report from a link');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${REPORT}$`));
  await expect(picture).toBeVisible();
  expect(await savePicture(page)).toEqual({ name: 'match-report.png', size: [1080, 1920] });
  await expectListBesideFold('portrait');

  await page.getByRole('button', { name: 'Share it' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    new RegExp(`^match-report.png .*/report#${REPORT}$`),
  );
  // the share dialog stays open; a second request is harmless, a third one fails, then the first one succeeds
  await page.evaluate(() => {
    const errors = ['InvalidStateError', 'NotAllowedError'].map(name => new DOMException(name, name));
    let isOpen = false;
    const share = () => {
      if (isOpen) return Promise.reject(errors.shift());
      isOpen = true;
      return new Promise(resolve => document.addEventListener('shared', resolve));
    };
    Object.assign(navigator, { share });
  });
  const note = page.locator('.report__note[role="status"]'); // an empty note is not displayed
  for (const says of ['', '', textOf('pages.report.share.failed')]) {
    await page.getByRole('button', { name: 'Share it' }).click();
    await expect(note).toHaveText(says);
  }
  await page.evaluate(() => document.dispatchEvent(new Event('shared')));
  await expect(note).toHaveText('');
  await page.getByRole('button', { name: 'Square' }).click();
  await expect(picture).toHaveAttribute('data-drawn', 'true');
  expect((await savePicture(page)).size).toEqual([1080, 1080]);
  await expectListBesideFold('square');

  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  for (const hidden of ['button', 'h1', 'header', 'footer'])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Help Starter Pack' })).toHaveAttribute('href', '/starter');
  await main.getByRole('link', { name: 'Play it yourself' }).hover();
  await expect(main.getByRole('link', { name: 'Play it yourself' })).toHaveAttribute(
    'href',
    '/simulation_wny',
  );
});

test('an invalid link shows a message and offers the match day; a page without a report shows a different message; a link with the end of a sentence opens its report', async ({
  page,
}) => {
  await open(page, `/report#${REPORT}x`);
  await expect(page.getByText(textOf('pages.report.junk'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Play it yourself' })).toBeVisible();
  for (const junk of ['%', '%E0%A4%A', '__proto__', '2013-22-3-', 'a'.repeat(5000)]) {
    await page.evaluate(hash => location.replace(`#${hash}`), junk);
    await expect(page.getByText(textOf('pages.report.junk'))).toBeVisible();
  }
  // what chat programs append to a link
  for (const appended of ['', '.', ').', ',', '?fbclid=1', '&utm_source=x', '%E2%80%A6', '%2E', '_']) {
    await page.evaluate(() => location.replace('#junk'));
    await expect(page.getByText(textOf('pages.report.junk'))).toBeVisible();
    await page.evaluate(hash => location.replace(hash), `#${REPORT}${appended}`);
    await expect(page.locator('[data-drawn]')).toBeVisible();
    await expect(page).toHaveURL(`/report#${REPORT}`);
  }
  await open(page, '/report');
  await expect(page.getByText(textOf('pages.report.none'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the picture' })).toHaveCount(0);
});

test('a link with the suffix ".own" shows the title "Your match report", also after a reload; the address loses the suffix', async ({
  page,
}) => {
  await open(page, `/report?fbclid=1#${REPORT}${OWN_MARK}.`);
  for (const load of [() => page.reload(), undefined]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('pages.report.title.own'));
    await expect(page).toHaveURL(new RegExp(`#${REPORT}$`));
    await load?.();
  }
});

test('a link of an earlier release gets the title "Your match report" on the device with its saved match day', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('wny-simulation-first-mistake', '22');
    localStorage.setItem('wny-simulation-day', '2013.3.end');
  });
  await open(page, `/report#${REPORT}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('pages.report.title.own'));
});

test('an unfinished or invalid saved match day gives no report', async ({ page }) => {
  for (const day of ['2013.3', 'junk.end']) {
    await page.addInitScript(saved => localStorage.setItem('wny-simulation-day', saved), day);
    await open(page, '/report');
    await expect(page.getByText(textOf('pages.report.none'))).toBeVisible();
  }
});
