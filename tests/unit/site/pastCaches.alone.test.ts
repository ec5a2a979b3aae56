import { afterEach, expect, test, vi } from 'vitest';
import { reloadPastCaches, requestPastCaches } from '../../../src/network/pastCaches.ts';

const ORIGIN = 'https://site.example';
const FILES = ['/assets/index-a.js', '/assets/site-b.js', '/assets/site-c.css'];

/**
 * Simulates a page that has requested FILES or has links to them. `statusOf`: returns the status of the server's
 * response for a path, or undefined if the server does not respond. Returns the list of requests and reloads.
 */
function page(statusOf: (path: string) => number | undefined) {
  const events: string[] = [];
  vi.stubGlobal('location', { origin: ORIGIN, reload: () => events.push('reload') });
  const others = ['/art/sun.svg', '/sw.js', '/assets/'].map(path => ({ name: ORIGIN + path }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [...others, ...FILES.slice(0, 2).map(path => ({ name: ORIGIN + path }))].map(entry => ({
      ...new PerformanceMark(entry.name).toJSON(),
      name: entry.name,
      toJSON: () => entry,
    })),
  );
  vi.stubGlobal('document', {
    querySelectorAll: () => FILES.slice(1).map(path => ({ href: ORIGIN + path })),
  });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    const path = url.replace(ORIGIN, '');
    events.push(`${cache} ${path}`);
    const status = statusOf(path);
    return status === undefined ? new Promise(() => {}) : new Response('', { status });
  });
  return events;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('all scripts and styles that the page has loaded or links to are requested past all caches, then the page reloads', async () => {
  const events = page(() => 200);
  await reloadPastCaches();
  expect(events).toEqual([...FILES.map(path => `reload ${path}`), 'reload']);
});

test('requestPastCaches() resolves to whether all files have arrived, after at most 10 s', async () => {
  page(() => 200);
  expect(await requestPastCaches()).toBe(true);
  page(path => (path.endsWith('.css') ? 404 : 200));
  expect(await requestPastCaches()).toBe(false);
  vi.useFakeTimers();
  const events = page(path => (path.endsWith('.css') ? undefined : 200));
  const reloaded = reloadPastCaches();
  await vi.advanceTimersByTimeAsync(9999);
  expect(events).not.toContain('reload');
  await vi.advanceTimersByTimeAsync(1);
  await reloaded;
  expect(events).toContain('reload');
});
