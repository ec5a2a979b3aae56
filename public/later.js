/**
 * Starts the downloads of the files that the page needs soon: after the first paint, or after 300 ms if that is
 * earlier. So these files do not compete with the files of the first paint. Without this script the page's own code
 * requests the files, later.
 *
 * The links to the files are in templates, one template for each part, in the order of their use. A part
 * begins when the previous part has arrived or failed, so that the connection is not idle. It begins at the
 * latest LATEST ms after the previous part began. If all parts began at once, they would share a slow
 * connection equally, and the largest file, the code, would arrive last.
 *
 * A kiosk skips the links to packs: these links choose the layout by the window's width, but an upright kiosk screen
 * always shows the layout `sm`.
 */
(() => {
  const LATEST = 400;
  const parts = [...document.querySelectorAll('template[data-later]')];
  const isKiosk = () => {
    try {
      return /[?&]kiosk/.test(location.search) || sessionStorage.getItem('wny-kiosk') !== null;
    } catch {
      return false; // the storage is blocked, so it holds no mark of a kiosk
    }
  };
  const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
  const arrived = link =>
    new Promise(resolve => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  const begin = async () => {
    for (const { content } of parts.splice(0)) {
      if (isKiosk()) for (const picture of content.querySelectorAll('[as="fetch"]')) picture.remove();
      const links = [...content.children];
      document.head.append(content);
      await Promise.race([Promise.all(links.map(arrived)), wait(LATEST)]);
    }
  };
  // Begins after 300 ms at the latest, because the first paint may be late, or the browser may not report it.
  // Begins at once in a hidden page, which is not painted.
  setTimeout(begin, document.hidden ? 0 : 300);
  if ('PerformanceObserver' in window)
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); // a second call of `begin` finds no part
})();
