/**
 * Helps if the page's script does not run, because one of its files is broken or missing, or the browser is too old.
 * src/main.tsx sets `data-started` when the page's script runs.
 * - Once per release and tab, requests the script's files past all caches, which may hold a broken file for a year, and
 *   reloads the page.
 * - If that does not help, shows a message in place of the match day: its loading screen would stay forever.
 * Written for browsers that are too old for the other scripts.
 */
addEventListener('load', () => {
  if (document.documentElement.hasAttribute('data-started')) return;

  const show = () => {
    const message = document.getElementById('not-started');
    if (!message) return;
    document.getElementById('root').hidden = true;
    document.body.appendChild(message.content);
  };
  const giveUp = () => {
    show();
    tryAgainInKiosk();
  };
  const scripts = Array.from(document.querySelectorAll('script[type="module"], link[rel="modulepreload"]'));
  const files = scripts.map(script => script.src || script.href);
  const mark = `wny-reloaded-${document.querySelector('script[src]').src}`; // as in src/network/importWithRetry.ts
  const request = file => fetch(file, { cache: 'reload' }).then(answer => answer.arrayBuffer());
  // without a network, storage or `fetch`, shows the message and does not reload
  Promise.resolve()
    .then(() => Promise.all(files.map(request)))
    .then(() => {
      if (sessionStorage.getItem(mark)) return giveUp();
      sessionStorage.setItem(mark, '1');
      location.reload();
    })
    .catch(giveUp);
});

/** Reloads a kiosk as soon as the server sends the page, later with each retry, as src/network/reloadLater.ts does. */
function tryAgainInKiosk() {
  const STORED = 'wny-kiosk-retries-code';
  if (!/[?&]kiosk/.test(location.search) && !sessionStorage.getItem('wny-kiosk')) return;
  const retries = Number(sessionStorage.getItem(STORED)) || 0;
  sessionStorage.setItem(STORED, retries + 1);
  setTimeout(
    () =>
      fetch(location.pathname, { cache: 'no-store' })
        .then(answer => answer.text())
        .then(html => (html.includes('src="/assets/') ? location.reload() : tryAgainInKiosk()))
        .catch(tryAgainInKiosk),
    Math.min(4000 * 2 ** retries, 32000),
  );
}
