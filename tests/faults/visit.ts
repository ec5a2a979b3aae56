/** Opens a browser context for one visitor, and records the errors of every page that the visitor opens. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Server } from './server.ts';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: Server;
  /**
   * Throws if there are complaints (see `openVisit`) since the last call. Complaints that match `except` are ignored.
   */
  expectNoComplaint(except?: RegExp): void;
}

const PHONE = { width: 394, height: 752 };

/**
 * Opens a visit on `server`. `expectNoComplaint` throws after complaints: script errors, failures of hydration,
 * violations of the security policy, and requests to other hosts.
 */
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
    expectNoComplaint: except =>
      expect(
        complaints.splice(0).filter(complaint => !except?.test(complaint)),
        'errors of the page',
      ).toEqual([]),
  };
}
