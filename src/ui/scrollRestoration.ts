const STORAGE_KEY = 'wny-scroll';

function readStored(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}

let positions: Record<string, number> | undefined;
const scrollPositions = () => {
  positions ??= readStored();
  return positions;
};

/**
 * Clears the scroll positions in memory. A kiosk calls this after it has deleted the stored positions.
 * Otherwise the page would store the positions again when it is left.
 */
export function forgetScroll() {
  positions = {};
}

/**
 * Returns the id of a history entry: the router's key. For every page that the browser itself loads, the key is
 * 'default', so the path is added to the id.
 */
export const entryId = (key: string, pathname: string) => (key === 'default' ? `default ${pathname}` : key);

export function isReloadOrBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(load.type);
}

export const savedScroll = (entry: string): number | undefined => scrollPositions()[entry];

export function recordScroll(entry: string) {
  history.scrollRestoration = 'manual';
  const record = () => {
    scrollPositions()[entry] = window.scrollY;
  };
  const store = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(scrollPositions()));
    } catch {
      // without storage a reload starts at the top
    }
  };
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', store);
  return () => {
    window.removeEventListener('scroll', record);
    window.removeEventListener('pagehide', store);
  };
}
