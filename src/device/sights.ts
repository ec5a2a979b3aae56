import { useEffect } from 'react';

/**
 * What the page shows, as its parts tell by `useSight`. An unattended kiosk finds faults by it (kiosk/health.ts).
 * `start`, `loading` and `failed` are states of the loading screen: it has all pictures, loads them, or has lost some.
 * `words`: the story goes on without its pictures.
 */
export type Sight = 'crash' | 'words' | 'invitation' | 'start' | 'loading' | 'failed';

const sights = new Set<Sight>();

export const isShown = (sight: Sight): boolean => sights.has(sight);

export function useSight(sight: Sight | undefined): void {
  useEffect(() => {
    if (!sight) return;
    sights.add(sight);
    return () => void sights.delete(sight);
  }, [sight]);
}
