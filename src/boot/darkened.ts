/**
 * Sets `data-darkened` if Chromium's automatic dark mode changes the page's colours. It does so only if the declaration
 * of the colour scheme is missing or not understood. Computed styles do not show the changed colours, except the system
 * colour `canvas`: https://developer.chrome.com/blog/auto-dark-theme
 */
function mark() {
  const root = document.documentElement;
  const probe = root.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'canvas';
  const isDark = Number(/\d+/.exec(getComputedStyle(probe).backgroundColor)?.[0]) < 128;
  probe.remove();
  root.toggleAttribute('data-darkened', isDark && !getComputedStyle(root).colorScheme.includes('only'));
}
mark();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', mark);
