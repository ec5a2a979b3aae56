import type { Page } from '@playwright/test';
import { startOf } from './matchDay.ts';
import { expect, open, PAGES, PHONE, test } from './site.ts';

const LISTED = ['/', '/starter', '/register', '/simulation_wny'];

test('every page is served with a title, a description, an address and a preview of its own', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const path of LISTED) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(title, path).toContain(path === '/starter' ? 'Help Starter Pack' : 'Why Not You?');
    expect(description.length, path).toBeGreaterThan(50);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+${path}" />`));
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/art\/social\.png" \/>/);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * LISTED.length);
});

test('the picture of a shared link is 1200 x 630, and the icons are there', async ({ page, request }) => {
  await open(page, '/');
  const size = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/art/social.png';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of [...manifest.icons, { src: '/art/touch-icon.png' }]) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('search engines learn of the organisation and the four courses', async ({ request }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
  };
  expect((await dataOf('/')).map(({ '@type': type }) => type)).toEqual(['Organization']);
  const courses = await dataOf('/starter');
  expect(courses.map(({ name }) => name)).toEqual([
    'Introduction Course',
    'C-BASIC Diploma',
    'D Diploma',
    'UEFA C Diploma',
  ]);
  for (const { '@type': type, description, provider } of courses) {
    expect([type, provider.name]).toEqual(['Course', 'Swiss Football Association']);
    expect(description.length).toBeGreaterThan(20);
  }
});

test('the sitemap lists every page, robots.txt names it, the 404 page is not to be listed', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed).toEqual(LISTED.toSorted((a, b) => listed.indexOf(a) - listed.indexOf(b)));
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  expect(await (await request.get('/no-such-page')).text()).toContain(
    '<meta name="robots" content="noindex" />',
  );
});

test('scripts give way to what a prerendered page is seen by; where the script is the page, they do not', async ({
  request,
}) => {
  const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>/g;
  const hurried = async (path: string) => {
    const tags = (await (await request.get(path)).text()).match(scripts) ?? [];
    expect(tags.length, path).toBeGreaterThan(2);
    return tags.map(tag => !tag.includes('fetchpriority="low"'));
  };
  for (const path of PAGES) expect(await hurried(path), path).not.toContain(true);
  expect(await hurried('/simulation_wny')).not.toContain(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('the first view of the home page costs at most 10 requests, 220 kB and 118 kB of script, none of it the story', async ({
    page,
  }) => {
    const finished: { url: string; size: number }[] = [];
    const sizes: Promise<void>[] = [];
    page.on('requestfinished', request => {
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          finished.push({ url: request.url(), size: responseBodySize });
        }),
      );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await Promise.all(sizes);
    const bytes = (of: RegExp) => finished.reduce((sum, { url, size }) => sum + (of.test(url) ? size : 0), 0);
    expect(finished.length, finished.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(10);
    expect(bytes(/./)).toBeLessThanOrEqual(220_000);
    expect(bytes(/\.js$/)).toBeLessThanOrEqual(118_000);
    expect(finished.filter(({ url }) => /Simulation|ahead|Stage|chapter|\/simulation\//i.test(url))).toEqual(
      [],
    );
  });

  for (const path of PAGES) {
    test(`nothing moves while ${path} loads, even if the letters come late`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const moved = Number(document.documentElement.dataset.moved ?? 0);
            document.documentElement.dataset.moved = String(
              moved + ('value' in entry ? Number(entry.value) : 0),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      let late = () => {};
      const shown = new Promise<void>(done => {
        late = done;
      });
      await page.route('**/archivo.woff2', async route => {
        await shown;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      late();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
    });
  }

  const invitation = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Play a match day' });
  /** What a sign sets off has begun by then: the page has been painted twice and has nothing left to do. */
  const settledDown = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>(done => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
        }),
    );
  const code = /assets\/(SimulationPage|Stage)-.*\.js/;
  const picture = /\/simulation\/\w+\.(svg|png)$/;
  const requestsOf = (page: Page) => {
    const urls: string[] = [];
    page.on('request', request => urls.push(request.url()));
    return (of: RegExp) => urls.filter(url => of.test(url));
  };

  test('the story starts to load when a finger goes for it, and the match day asks for nothing again', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await open(page, '/');
    expect(requests(code)).toEqual([]);
    await invitation(page).dispatchEvent('touchstart');
    await expect.poll(() => requests(code).length).toBe(2);
    await expect.poll(() => requests(picture).length).toBeGreaterThan(30);

    await invitation(page).click();
    await expect(startOf(page)).toBeVisible();
    expect(new Set(requests(picture)).size).toBe(requests(picture).length);
    expect(requests(/_md\.svg$/)).toEqual([]);
  });

  test('who is faster than the pictures waits for those under way, and asks for none of them again', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    let arrive = () => {};
    const held = new Promise<void>(done => {
      arrive = done;
    });
    await page.route('**/simulation/*.svg', async route => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    const asked = page.waitForRequest(picture);
    await invitation(page).dispatchEvent('touchstart');
    await asked;
    await invitation(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    arrive();
    await expect(startOf(page)).toBeVisible();
    expect(new Set(requests(picture)).size).toBe(requests(picture).length);
  });

  test('the story does not load ahead where data is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const requests = requestsOf(page);
    await open(page, '/');
    await invitation(page).dispatchEvent('touchstart');
    await page.locator('.closing .cta').scrollIntoViewIfNeeded();
    await settledDown(page);
    expect(requests(code)).toEqual([]);
    expect(requests(/\/simulation\/\w+\.svg$/)).toEqual([]); // the peek at the cards is the page's own
  });

  test('the closing call in view is a sign on a fast connection, and on no other', async ({ page }) => {
    await page.addInitScript(() => {
      const effectiveType = new URLSearchParams(location.search).get('connection');
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } });
    });
    const requests = requestsOf(page);
    for (const [speed, chunks] of [
      ['3g', 0],
      ['4g', 2],
    ] as const) {
      await open(page, `/?connection=${speed}`);
      await page.locator('.closing .cta').scrollIntoViewIfNeeded();
      await settledDown(page);
      await expect.poll(() => requests(code).length, speed).toBe(chunks);
    }
  });
});
