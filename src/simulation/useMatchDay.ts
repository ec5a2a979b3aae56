import { useEffect, useState } from 'react';
import { importWithRetry } from '../network/importWithRetry.ts';
import type { MatchDay } from './MatchDay.tsx';
import type { Visit } from './visit.ts';

export interface OpenedMatchDay {
  readonly MatchDay: typeof MatchDay;
  readonly visit: Visit;
}

/**
 * Loads the match day's code and opens a visit. Returns undefined until the visit is open. The visit ends when the page
 * unmounts. If the code fails to load, the next render throws.
 */
export function useMatchDay(): OpenedMatchDay | undefined {
  const [opened, setOpened] = useState<OpenedMatchDay>();
  useEffect(() => {
    let visit: Visit | undefined;
    let isGone = false;
    importWithRetry(() => import('./matchDayCode.ts')).then(
      ({ MatchDay, openVisit }) => {
        if (isGone) return;
        visit = openVisit();
        setOpened({ MatchDay, visit });
      },
      cause =>
        setOpened(() => {
          throw cause;
        }),
    );
    return () => {
      isGone = true;
      visit?.close();
    };
  }, []);
  return opened;
}
