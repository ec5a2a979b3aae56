/**
 * Takes the place of a broken service worker: copy it over `sw.js` on the host, see README.md. It begins at once in every
 * open tab, answers nothing, so that all comes from the network, deletes what was kept, and removes itself.
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
