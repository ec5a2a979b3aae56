/**
 * After the first paint, or after 300 ms if that is earlier, starts the downloads of the files that the page needs
 * soon, in the order of their use. The links to these files are in templates, one template for each part, so that these
 * files do not compete with the files of the first paint. A part begins when the part before it has arrived. If all
 * parts began at once, a slow connection would share its bandwidth equally among all downloads, and the largest file
 * would arrive last; that file is code that takes long to start. A part begins at the latest LATEST ms after the
 * beginning of the part before it, so that the connection is never idle. Without this script the page's own code
 * requests the files, later.
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
  setTimeout(begin, document.hidden ? 0 : 300); // for a hidden page and for a browser that reports no paint
  if ('PerformanceObserver' in window)
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); // a second call of `begin` finds no part
})();
