const TIMEOUT = 300;

/** Resolves after the first paint or after the timeout; in a hidden tab resolves at once. */
export const whenPainted = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, document.hidden ? 0 : TIMEOUT);
    if ('PerformanceObserver' in window)
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
