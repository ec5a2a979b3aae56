/**
 * Shows a message if the match day's script cannot run in an old browser; without it the loading screen would stay
 * forever. src/main.tsx sets `data-started` when the script runs. Written for browsers that are too old for the other
 * scripts.
 */
addEventListener('load', () => {
  if (document.documentElement.hasAttribute('data-started')) return;
  document.getElementById('root').hidden = true;
  document.body.appendChild(document.getElementById('not-started').content);
});
