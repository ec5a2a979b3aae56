/**
 * The service worker. With a network, pages and files without a hash in their name come from the network, hashed files
 * from the offline copy if it has them. Without a network everything comes from the offline copy. deploy/README.md says
 * how to withdraw a broken worker.
 */

import { OFFLINE_PAGE } from '../../addresses.ts';
import { HASHED } from '../../deploy/headers.ts';
import { createCopy } from './copy.ts';
import { hashedFile } from './hashedFile.ts';
import { type Answer, type ListedFile, type Order, WHICH_RELEASE } from './messages.ts';
import { networkFirst } from './networkFirst.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

/** Holds files of older releases too: one of their pages may still be open. */
const CACHE = 'wny-files';
/** Timeout in ms for a page to answer with its release; a suspended tab does not answer. */
const ANSWERS_WITHIN = 5000;

const files = self.__WB_MANIFEST;
const copy = createCopy({
  files,
  open: () => caches.open(CACHE),
  fetch: (url, options) => fetch(url, options),
});

/** Runs one task at a time across the workers of all releases, so that none deletes files that another downloads. */
const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(CACHE, work);

const isHashed = (path: string) => HASHED.folders.some(folder => path.startsWith(folder));
const isPage = (path: string) => !path.includes('.');

/** Removes trailing slashes from a path. */
const pathOf = (url: URL) => url.pathname.replace(/(.)\/+$/, '$1');

const page = (request: Request, path: string): Promise<Response> =>
  networkFirst(
    () => fetch(request),
    async () => (await copy.matchPage(path)) ?? copy.match(OFFLINE_PAGE),
  );

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  // a request with `no-store` bypasses the HTTP cache, and this copy too
  if (request.method !== 'GET' || url.origin !== location.origin || request.cache === 'no-store') return;
  const path = pathOf(url);
  if (isHashed(path)) event.respondWith(hashedFile(request, copy, fetch));
  else if (request.mode === 'navigate') event.respondWith(page(request, path));
  else if (copy.has(path) && !isPage(path))
    event.respondWith(
      networkFirst(
        () => fetch(request),
        () => copy.match(path),
      ),
    );
});

// downloads a new release completely before it is offered: the part `site`, and all parts that the cache holds
self.addEventListener('install', event => {
  event.waitUntil(alone(async () => copy.keep(['site', ...(await copy.asked())])));
});

self.addEventListener('activate', event => {
  // disables navigation preload: if it fails, Firefox shows its own error page whatever the worker answers
  event.waitUntil(Promise.all([self.registration.navigationPreload?.disable(), self.clients.claim()]));
});

/** True if the file at this address belongs to the worker's release. */
const hasFile = (address: unknown) => files.some(({ url }) => url === address);

/** Resolves with true if a page's entry script belongs to this release; false if not, or without an answer. */
const isOurs = (client: Client) =>
  new Promise<boolean>(resolve => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: boolean) => {
      clearTimeout(limit);
      port1.close(); // an open port counts as running work and would keep the next worker from activating
      resolve(answer);
    };
    const limit = setTimeout(() => end(false), ANSWERS_WITHIN);
    port1.onmessage = ({ data }) => end(hasFile(data));
    client.postMessage(WHICH_RELEASE, [port2]);
  });

async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return; // the cache already holds files of the next release
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const answers = await Promise.all(pages.map(isOurs));
  if (answers.every(Boolean)) await copy.tidy();
}

async function obey(order: Order): Promise<Answer> {
  switch (order.type) {
    case 'keep':
      await alone(() => copy.keep(order.parts));
      return copy.count(order.parts);
    case 'count':
      return copy.count(order.parts);
    case 'tidy':
      await alone(tidy);
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
