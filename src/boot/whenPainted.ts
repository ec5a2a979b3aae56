/** Timeout in ms, in case the browser reports no paint. */
const TIMEOUT = 300;

/** Resolves after the first paint, at once in a hidden tab, or after the timeout. */
export const whenPainted = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, document.hidden ? 0 : TIMEOUT);
    if ('PerformanceObserver' in window)
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
