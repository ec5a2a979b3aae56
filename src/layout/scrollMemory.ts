/** Where the visitor was on each entry of the browser's history, for this tab, over reloads too. */
const STORED = 'wny-scroll';

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {}; // refused or broken: the page starts at the top, as any page does
  }
}

let memory: Record<string, number> | undefined;
const positions = () => {
  memory ??= read();
  return memory;
};

/** The router calls every page that was loaded anew 'default': its path tells them apart. */
export const entryName = (key: string, pathname: string) => (key === 'default' ? `default ${pathname}` : key);

/** True when this document was loaded to go back to, not to go to. */
export function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(load.type);
}

/** px from the top, or undefined where the visitor has not been. */
export const savedScroll = (entry: string): number | undefined => positions()[entry];

/** Remembers the scroll position of this entry until the returned function is called. */
export function keepScroll(entry: string) {
  history.scrollRestoration = 'manual';
  const keep = () => {
    positions()[entry] = window.scrollY;
  };
  const store = () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions()));
    } catch {
      // no storage, no memory over reloads
    }
  };
  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('pagehide', store);
  return () => {
    window.removeEventListener('scroll', keep);
    window.removeEventListener('pagehide', store);
  };
}
