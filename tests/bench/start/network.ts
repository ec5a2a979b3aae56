/** Every request of a page and of its workers, with its bytes on the wire. */
import type { Page, Request } from '@playwright/test';

export interface Fetched {
  /** path in the site */
  readonly path: string;
  readonly isScript: boolean;
  /** how Chromium asked for it: `u=1` comes before `u=4` */
  readonly priority: string;
  /** milliseconds since the page was asked for */
  readonly start: number;
  readonly end: number;
  /** bytes on the wire: headers and body as they were sent */
  readonly bytes: number;
}

export interface NetworkLog {
  /** what has been asked for since the page was opened, in the order in which it was asked for */
  fetched(): Promise<Fetched[]>;
}

async function readingOf(request: Request, origin: number): Promise<Fetched> {
  const { startTime, responseEnd } = request.timing();
  const [sizes, headers] = await Promise.all([request.sizes(), request.allHeaders()]);
  const { pathname } = new URL(request.url());
  return {
    path: pathname,
    isScript: pathname.endsWith('.js'),
    priority: headers.priority ?? '',
    start: startTime - origin,
    end: startTime - origin + responseEnd,
    bytes: sizes.responseHeadersSize + sizes.responseBodySize,
  };
}

/** To be called before the page is opened. What has failed, or is still under way, is not told of. */
export function logNetwork(page: Page): NetworkLog {
  const finished: Request[] = [];
  page.on('requestfinished', request => {
    if (request.url().startsWith('http')) finished.push(request);
  });
  return {
    async fetched() {
      const origin = await page.evaluate(() => performance.timeOrigin);
      const all = await Promise.all(finished.map(request => readingOf(request, origin)));
      return all.toSorted((a, b) => a.start - b.start);
    },
  };
}
