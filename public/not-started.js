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
  const scripts = Array.from(document.querySelectorAll('script[type="module"], link[rel="modulepreload"]'));
  const files = scripts.map(script => script.src || script.href);
  const mark = `wny-reloaded-${document.querySelector('script[src]').src}`; // as in src/network/importWithRetry.ts
  const request = file => fetch(file, { cache: 'reload' }).then(answer => answer.arrayBuffer());
  // without a network, storage or `fetch`, shows the message and does not reload
  Promise.resolve()
    .then(() => Promise.all(files.map(request)))
    .then(() => {
      if (sessionStorage.getItem(mark)) return show();
      sessionStorage.setItem(mark, '1');
      location.reload();
    })
    .catch(show);
});
