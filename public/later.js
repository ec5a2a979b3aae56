/**
 * Starts the downloads of the files that the page needs soon, right after the first paint. Their links are in a
 * `<template>`, so that they do not compete with the files of the first paint. Without this script the page's own code
 * requests the files, later. A kiosk skips the links to packs: these links choose the layout by the window's width, but
 * an upright kiosk screen always shows the layout `sm`.
 */
(() => {
  const later = document.getElementById('later');
  const isKiosk = () => {
    try {
      return /[?&]kiosk/.test(location.search) || sessionStorage.getItem('wny-kiosk') !== null;
    } catch {
      return false; // no storage, and so no kiosk
    }
  };
  const begin = () => {
    if (isKiosk()) for (const picture of later.content.querySelectorAll('[as="fetch"]')) picture.remove();
    document.head.append(later.content); // a second call finds the template empty
  };
  setTimeout(begin, document.hidden ? 0 : 300); // if the browser reports no paint
  if ('PerformanceObserver' in window)
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})();
