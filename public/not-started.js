/**
 * Shows a message if src/main.tsx does not run, as in an old browser: otherwise the loading screen of the match day
 * would stay forever. src/main.tsx sets `data-started`. This file uses only syntax that such browsers know.
 */
addEventListener('load', () => {
  if (document.documentElement.hasAttribute('data-started')) return;
  document.getElementById('root').hidden = true;
  document.body.appendChild(document.getElementById('not-started').content);
  tryAgainInKiosk();
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
