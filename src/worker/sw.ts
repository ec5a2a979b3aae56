/**
 * The service worker. Files with a hash in their name come from the offline copy, if it has them. Everything else comes
 * from the network. Without a network, everything comes from the offline copy. docs/hosting.md says how to withdraw a
 * broken worker.
 */

import { OFFLINE_PAGE } from '../site/addresses.ts';
import { createCopy } from './copy.ts';
import { hashedFile } from './hashedFile.ts';
import { type Answer, ask, type ListedFile, type Order, type Part, type WorkerMessage } from './messages.ts';
import { networkFirst } from './networkFirst.ts';
import { isHashed, isPage, pathOf } from './paths.ts';
import { tidy } from './tidy.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this release: src/prerender/plugin.ts writes them here. */
declare const FILES: readonly ListedFile[];

/** Name of the cache. It also holds files of older releases, because a page of an older release may be open. */
const CACHE = 'wny-files';
/** Timeout in ms for a page to answer a message; a suspended tab does not answer. */
const ANSWERS_WITHIN = 5000;

const files = FILES;
const copy = createCopy({
  files,
  open: () => caches.open(CACHE),
  fetch: (url, options) => fetch(url, options),
});

/**
 * Runs one task at a time across the workers of all releases, so that no task deletes files that another task
 * downloads.
 */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(CACHE, work);

const pageAt = (request: Request, path: string): Promise<Response> =>
  networkFirst(
    async () => {
      const response = await fetch(request);
      // while a host replaces its files, it may lack a page of this release: then the offline copy's page is served
      const kept = response.status === 404 && (await copy.matchPage(path).catch(() => undefined));
      return kept || response;
    },
    async () => (await copy.matchPage(path)) ?? copy.match(OFFLINE_PAGE),
  );

self.addEventListener('fetch', event => {
  const { request } = event;
  // a request with `no-store` bypasses the HTTP cache; it must bypass the offline copy too
  if (request.method !== 'GET' || request.cache === 'no-store') return;
  if (new URL(request.url).origin !== location.origin) return;
  const path = pathOf(request.url);
  if (isHashed(path)) event.respondWith(hashedFile(request, copy, fetch));
  else if (request.mode === 'navigate') event.respondWith(pageAt(request, path));
  else if (copy.has(path) && !isPage(path))
    event.respondWith(
      networkFirst(
        () => fetch(request),
        () => copy.match(path),
      ),
    );
});

async function tellAll(message: WorkerMessage): Promise<unknown[]> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return Promise.all(pages.map(page => ask(page, message, ANSWERS_WITHIN).catch(() => undefined)));
}

/**
 * Downloads parts of the offline copy. Tells the open pages a file that arrives wrong. Rejects on failure, or if the parts
 * do not work: then the host has not this whole release, or not yet.
 */
async function keep(requested: () => Promise<readonly Part[]>): Promise<void> {
  await oneAtATime(async () => {
    const parts = await requested();
    const [url] = await copy.keep(parts);
    if (url !== undefined) await tellAll({ type: 'refused', url });
    if (!(await copy.works(parts))) throw new Error(`${url} is not of this release`);
  });
}

// Downloads the part `site`, and each other part of which the offline copy already holds a file. A new release is offered
// only when all these parts work.
self.addEventListener('install', event => {
  event.waitUntil(keep(async () => ['site', ...(await copy.requestedParts())]));
});

self.addEventListener('activate', event => {
  // disables navigation preload: if a preload fails, Firefox shows its own error page, whatever the worker answers
  event.waitUntil(Promise.all([self.registration.navigationPreload?.disable(), self.clients.claim()]));
});

const hasFile = (address: unknown) => files.some(({ url }) => url === address);

const areOurs = async () => (await tellAll({ type: 'which release' })).map(hasFile);

async function obey(order: Order): Promise<Answer> {
  switch (order.type) {
    case 'keep':
      await keep(async () => order.parts);
      return copy.count(order.parts);
    case 'count':
      return copy.count(order.parts);
    case 'tidy':
      await oneAtATime(() => tidy(copy, { registration: self.registration, areOurs }));
      return copy.count(['site']);
    case 'has':
      return { total: 1, missing: hasFile(order.url) ? 0 : 1 };
  }
}

self.addEventListener('message', event => {
  const order: Order = event.data;
  const [port] = event.ports;
  event.waitUntil(
    obey(order)
      .catch((cause): Answer => ({ error: String(cause) }))
      .then(answer => port?.postMessage(answer)),
  );
});
