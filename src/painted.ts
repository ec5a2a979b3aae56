/** Milliseconds after which nobody waits any longer for a paint that is not told. */
const LATEST = 300;

/** Resolves when what is in the document can be seen, or nobody could see it or tell. */
export const painted = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, document.hidden ? 0 : LATEST);
    if ('PerformanceObserver' in window)
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
