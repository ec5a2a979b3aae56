/**
 * Helps if the page's script does not run, because a file is broken or missing, or the browser is too old. Uses only
 * syntax that such browsers know. src/main.tsx sets `data-started` when the page's script runs.
 * - Once per release and tab, requests the script's files again, then reloads the page. The requests bypass all caches,
 *   because a cache may hold a broken file for a year.
 * - If that does not help, shows a message in place of the match day: otherwise the loading screen would stay forever.
 * - In a kiosk, loads the page again as soon as the server sends it, even if a file of the script never arrives.
 */
const hasStarted = () => document.documentElement.hasAttribute('data-started');

addEventListener('load', () => {
  if (hasStarted()) return;

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
  // src/network/importWithRetry.ts uses the same storage key, so that the two files together reload only once
  const mark = `wny-reloaded-${document.querySelector('script[src]').src}`;
  const request = file => fetch(file, { cache: 'reload' }).then(answer => answer.arrayBuffer());
  // If the network, the session storage or `fetch` is not available, this chain rejects, and `giveUp` is
  // called without a reload.
  Promise.resolve()
    .then(() => Promise.all(files.map(request)))
    .then(() => {
      if (sessionStorage.getItem(mark)) return giveUp();
      sessionStorage.setItem(mark, '1');
      location.reload();
    })
    .catch(giveUp);
});

/** Returns the value of a key in the session storage; null if there is no value, or if the storage is blocked. */
function stored(key) {
  try {
    return sessionStorage.getItem(key);
  } catch (_) {
    return null;
  }
}

/** Session storage key of the number of retries, as in src/network/reloadLater.ts. */
const RETRIES = 'wny-kiosk-retries-code';
let isTrying = false;

/**
 * Reloads a kiosk as soon as the server sends the page. Asks the server after a pause of 4 s, which doubles with each
 * retry, up to 32 s, as in src/network/reloadLater.ts.
 */
function tryAgainInKiosk() {
  const isKiosk = /[?&]kiosk/.test(location.search) || stored('wny-kiosk');
  if (!isKiosk || isTrying) return;
  isTrying = true;
  const retries = Number(stored(RETRIES)) || 0;
  try {
    sessionStorage.setItem(RETRIES, retries + 1);
  } catch (_) {
    // if the storage is blocked, the pauses do not grow
  }
  const again = () => {
    isTrying = false;
    tryAgainInKiosk();
  };
  const signal = () => (AbortSignal.timeout ? AbortSignal.timeout(3000) : undefined);
  setTimeout(
    () =>
      fetch(location.pathname, { cache: 'no-store', signal: signal() })
        .then(answer => answer.text())
        .then(html => html.includes('src="/assets/'))
        .catch(() => false)
        .then(isServed => hasStarted() || (isServed ? location.reload() : again())),
    Math.min(4000 * 2 ** retries, 32000),
  );
}

/** Time in ms after which a kiosk no longer waits for the page's script, as in src/main.tsx. */
const STARTS_WITHIN = 40000;
setTimeout(() => hasStarted() || tryAgainInKiosk(), STARTS_WITHIN);
