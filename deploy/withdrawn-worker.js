/**
 * Replaces a broken service worker: copy it over `sw.js` on the host, see README.md. It activates at once in every open
 * tab, handles no requests, so that everything comes from the network, deletes the site's caches and unregisters
 * itself.
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
