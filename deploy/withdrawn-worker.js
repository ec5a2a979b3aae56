/**
 * Replaces a broken service worker: copy this file over `sw.js` on the host, see README.md. The new worker activates at
 * once in every open tab, deletes the site's caches and unregisters itself. It handles no requests, so everything comes
 * from the network. It answers every message of a page with an error.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', event => {
  const withdraw = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(name => name.startsWith('wny-')).map(name => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});

self.addEventListener('message', ({ ports: [port] }) => port?.postMessage({ error: 'withdrawn' }));
