/**
 * Starts the downloads of the files that the page needs soon: after the first paint, in the order of their use. Their
 * links are in templates, one for each part, so that they do not compete with the files of the first paint. A part
 * begins when the part before it has arrived, because a slow line shares its bandwidth equally among all downloads: the
 * largest file, which is code that takes long to start, would arrive last. A part begins at the latest LATEST ms after
 * the beginning of the part before it, so that the line is never idle. Without this script the page's own code requests
 * the files, later.
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
      return false; // no storage, and so no kiosk
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
  setTimeout(begin, document.hidden ? 0 : 300); // if the browser reports no paint
  if ('PerformanceObserver' in window)
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); // a second call finds no part
})();
