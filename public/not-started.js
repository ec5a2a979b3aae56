/**
 * Written for browsers that are too old for the rest: says so where the match day's own script could not be run, which it tells by a mark
 * on the page (src/main.tsx). Without it the loading screen would stay for ever.
 */
addEventListener('load', () => {
  if (document.documentElement.hasAttribute('data-started')) return;
  document.getElementById('root').hidden = true;
  document.body.appendChild(document.getElementById('not-started').content);
});
