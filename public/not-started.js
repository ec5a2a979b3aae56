/**
 * Shows a message if src/main.tsx does not run, as in an old browser: otherwise the loading screen of the match day
 * would stay forever. src/main.tsx sets `data-started`. This file uses only syntax that such browsers know.
 */
addEventListener('load', () => {
  if (document.documentElement.hasAttribute('data-started')) return;
  document.getElementById('root').hidden = true;
  document.body.appendChild(document.getElementById('not-started').content);
});
