/** The scroll position of every entry of the browser's history, kept for this tab, over reloads too. */
const STORED = 'wny-scroll';

/** What the last document of this tab has stored; nothing where that cannot be read. */
function readStored(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}

let positions: Record<string, number> | undefined;
/** px from the top, by entry; read from the storage once. */
const known = () => {
  positions ??= readStored();
  return positions;
};

/** Forgets where anybody has been. */
export function forgetScroll() {
  positions = {};
}

/** The router gives every page that was loaded anew the key 'default': its path tells them apart. */
export const entryId = (key: string, pathname: string) => (key === 'default' ? `default ${pathname}` : key);

/** Was this document loaded by a reload or by going back or forward? */
export function isReloadOrBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(load.type);
}

/** px from the top; undefined for an entry that the visitor has not seen. */
export const savedScroll = (entry: string): number | undefined => known()[entry];

/** Records the scroll position of this entry until the returned function is called. */
export function recordScroll(entry: string) {
  history.scrollRestoration = 'manual';
  const record = () => {
    known()[entry] = window.scrollY;
  };
  const store = () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(known()));
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
