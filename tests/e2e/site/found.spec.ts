import { type Request, test as withoutPage } from '@playwright/test';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { holdBack } from '../holdBack.ts';
import { expect, open, PAGES, PHONE, test } from '../site.ts';

const { report, kiosk, ...pages } = ADDRESSES;
/** The pages that search engines may list. */
const LISTED: readonly string[] = Object.values(pages);

withoutPage(
  'every listed page has its own title and description, a canonical address and a preview image',
  async ({ request }) => {
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
  },
);

test('the preview image is 1200 x 630 px, and the site can be installed with icons and shortcuts', async ({
  page,
  request,
}) => {
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
  expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(
    1,
  );
  expect([manifest.display, ...manifest.display_override].join()).toMatch(/^standalone,fullscreen/);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toBe('/art/touch-icon.png');
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute(
    'content',
    /Why Not You/,
  );
});

withoutPage('structured data describes the organisation and the four courses', async ({ request }) => {
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
    expect([type, provider]).toEqual(['Course', undefined]); // no provider, because the courses' sources name none
    expect(description.length).toBeGreaterThan(20);
  }
});

withoutPage(
  'robots.txt names the sitemap, which lists all pages except report and kiosk; these two and the 404 page are noindex',
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(LISTED);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
    for (const path of [report, kiosk, '/no-such-page'])
      expect(await (await request.get(path)).text(), path).toContain(
        '<meta name="robots" content="noindex" />',
      );
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('the first view of the home page costs at most 9 requests, 220 kB and 118 kB of scripts', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('requestfinished', request => requests.push(request));
    await page.goto('/', { waitUntil: 'networkidle' });
    const finished = await Promise.all(
      requests.map(async request => ({ url: request.url(), size: (await request.sizes()).responseBodySize })),
    );
    const bytes = (of: RegExp) => finished.reduce((sum, { url, size }) => sum + (of.test(url) ? size : 0), 0);
    expect(finished.length, finished.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(9);
    expect(bytes(/./)).toBeLessThanOrEqual(220_000);
    expect(bytes(/\.js$/)).toBeLessThanOrEqual(118_000);
    expect(finished.filter(({ url }) => /Simulation|ahead|Stage|chapter|\/simulation\//i.test(url))).toEqual(
      [],
    );
  });

  for (const path of PAGES) {
    test(`${path} shifts its layout by less than 0.02 while it loads, even if the font is late`, async ({
      page,
    }) => {
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
      const arrive = await holdBack(page, '**/archivo.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      arrive();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
    });
  }
});
