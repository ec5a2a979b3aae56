/** A visit that something happens to, and what must never happen in it. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Server } from './server.ts';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: Server;
  /** throws where the page has complained since it was last asked */
  expectNoComplaint(): void;
}

const PHONE = { width: 394, height: 752 };

/** A browser that nobody has used. Errors of the program, breaches of the policy and requests that leave are complaints. */
export async function openVisit(
  browser: Browser,
  server: Server,
  serviceWorkers: 'block' | 'allow',
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  const complaints: string[] = [];
  context.on('weberror', error => complaints.push(String(error.error())));
  context.on('console', message => {
    if (/Content Security Policy|Trusted Type|hydrat|Minified React/i.test(message.text()))
      complaints.push(message.text());
  });
  context.on('request', request => {
    const url = request.url();
    if (!url.startsWith(server.address) && !/^(data|blob|about|mailto):/.test(url)) complaints.push(url);
  });
  return {
    page: await context.newPage(),
    context,
    server,
    expectNoComplaint: () => expect(complaints.splice(0), 'the page complained').toEqual([]),
  };
}
