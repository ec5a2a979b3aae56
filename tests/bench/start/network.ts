/** Records the finished requests of a page and of its workers, with the bytes that were transferred. */
import type { Page, Request } from '@playwright/test';

export interface Fetched {
  /** Path within the site. */
  readonly path: string;
  readonly isScript: boolean;
  /** The `priority` header that Chromium sends: `u=1` is more urgent than `u=4`. */
  readonly priority: string;
  /** `start` and `end`: in ms since navigation. */
  readonly start: number;
  readonly end: number;
  /** Size of the response's headers and body as transferred (compressed), in bytes. */
  readonly bytes: number;
}

export interface NetworkLog {
  /** Returns all finished requests since the page was opened, in order of their start. */
  fetched(): Promise<Fetched[]>;
}

async function figuresOf(request: Request, origin: number): Promise<Fetched> {
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

/** Starts the log. Must be called before the page opens an address. Failed and unfinished requests are left out. */
export function logNetwork(page: Page): NetworkLog {
  const finished: Request[] = [];
  page.on('requestfinished', request => {
    if (request.url().startsWith('http')) finished.push(request);
  });
  return {
    async fetched() {
      const origin = await page.evaluate(() => performance.timeOrigin);
      const all = await Promise.all(finished.map(request => figuresOf(request, origin)));
      return all.toSorted((a, b) => a.start - b.start);
    },
  };
}
