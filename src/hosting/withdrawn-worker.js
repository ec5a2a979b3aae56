/**
 * Replaces a broken service worker: copy it over `sw.js` on the host, see README.md. It activates at once in every tab,
 * deletes the site's caches, unregisters itself and answers messages with an error.
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
