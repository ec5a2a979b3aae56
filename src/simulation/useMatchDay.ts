import { useEffect, useState } from 'react';
import { importWithRetry } from '../network/importWithRetry.ts';
import type { MatchDay } from './MatchDay.tsx';
import type { Visit } from './visit.ts';

export interface OpenedMatchDay {
  readonly MatchDay: typeof MatchDay;
  readonly visit: Visit;
}

/**
 * Loads the match day's code. Rejects if a file is missing or incomplete. A file that is cut off between two statements
 * runs without an error, but has no exports.
 */
async function loadCode() {
  const { MatchDay, openVisit } = await import('./matchDayCode.ts');
  if (!openVisit) throw new Error('The code of the match day is not whole');
  return { MatchDay, openVisit };
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
    importWithRetry(loadCode).then(
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
