import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DayRules, readDay } from '../../progress/savedDay.ts';
import { codeOf, RANKED, type Report, readCode } from '../../report/code.ts';
import { isMistake } from '../../report/mistakes.ts';

export type Shown =
  /** not looked yet: so it stands in the HTML */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'report'; readonly report: Report; readonly code: string; readonly isHers: boolean }
  /** the address says something that is no report */
  | { readonly kind: 'junk' }
  /** the address says nothing, and this device has no finished day */
  | { readonly kind: 'none' };

const RULES: DayRules = { ranked: RANKED, isWrong: isMistake };

/** The report of the day that was finished on this device; undefined without one, or where nothing is kept. */
function ownReport(): Report | undefined {
  try {
    const day = readDay(localStorage, RULES);
    return day?.finished ? day : undefined;
  } catch {
    return undefined;
  }
}

function find(hash: string): Shown {
  const own = ownReport();
  const ownCode = own && codeOf(own);
  const code = hash.slice(1) || ownCode;
  if (!code) return { kind: 'none' };
  const report = readCode(code, isMistake);
  return report ? { kind: 'report', report, code, isHers: code === ownCode } : { kind: 'junk' };
}

/** Whether a fragment leads to a place on the page, as that of the skip link does. */
const isPlace = (hash: string) => hash !== '' && document.getElementById(hash.slice(1)) !== null;

/** The report that the address says, or else hers, which the address says from then on. */
export function useReport(): Shown {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const last = useRef<Shown>(undefined);
  useEffect(() => {
    const place = isPlace(hash);
    if (place && last.current) {
      // she goes to a place on the page, with the same report on it; whoever copies the address then has it too
      const { current } = last;
      if (current.kind === 'report') history.replaceState(history.state, '', `#${current.code}`);
      return;
    }
    const found = find(place ? '' : hash);
    last.current = found;
    setShown(found);
    if (found.kind === 'report' && !hash) void navigate({ hash: found.code }, { replace: true });
  }, [hash, navigate]);
  return shown;
}
