import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMistake } from '../progress/firstMistake.ts';
import { codeOf, OWN_MARK, RANKED_CHOICES, type Report, readCode, reportOf } from '../progress/reportCode.ts';
import { type DayRules, readDay } from '../progress/savedDay.ts';

export type Shown =
  /** the address is not read yet, as in the prerendered HTML */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'report'; readonly report: Report; readonly code: string; readonly isOwn: boolean }
  | { readonly kind: 'junk' }
  | { readonly kind: 'none' };

const RULES: DayRules = { ranked: RANKED_CHOICES, isWrong: isMistake };

function ownReport(): Report | undefined {
  try {
    const day = readDay(localStorage, RULES);
    return day?.finished ? reportOf(day) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for equal reports. Ignores `different`, because report codes of earlier releases lack this number. */
const isSame = (a: Report, b: Report | undefined) =>
  b !== undefined && codeOf({ ...a, different: 0 }) === codeOf({ ...b, different: 0 });

function find(hash: string, isOpenedAsOwn: boolean): Shown {
  const own = ownReport();
  const isMarked = hash.endsWith(OWN_MARK);
  const code = (isMarked ? hash.slice(1, -OWN_MARK.length) : hash.slice(1)) || (own && codeOf(own));
  if (!code) return { kind: 'none' };
  const report = readCode(code, isMistake);
  if (!report) return { kind: 'junk' };
  const isOwn = isMarked || isOpenedAsOwn || isSame(report, own);
  return { kind: 'report', report, code, isOwn };
}

/** Returns true if a fragment is the id of an element on the page, such as the fragment of the skip link. */
const isElementId = (hash: string) => hash !== '' && document.getElementById(hash.slice(1)) !== null;

/**
 * Returns the report of the code in the address. If the address has no code, returns the visitor's own report and
 * writes its code into the address. Moves OWN_MARK from the address into the history entry, because copied addresses
 * must not have this mark.
 */
export function useReport(): Shown {
  const { hash, state }: { hash: string; state: unknown } = useLocation();
  const isOpenedAsOwn = state === OWN_MARK;
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const last = useRef<Shown>(undefined);
  useEffect(() => {
    const namesElement = isElementId(hash);
    if (namesElement && last.current) {
      // A jump within the page, for example by the skip link, has replaced the report code in the address. The visitor
      // may copy the address, so the report code is restored.
      const { current } = last;
      if (current.kind === 'report') history.replaceState(history.state, '', `#${current.code}`);
      return;
    }
    const found = find(namesElement ? '' : hash, isOpenedAsOwn);
    last.current = found;
    setShown(found);
    if (found.kind !== 'report' || hash === `#${found.code}`) return;
    void navigate({ hash: found.code }, { replace: true, state: found.isOwn ? OWN_MARK : null });
  }, [hash, isOpenedAsOwn, navigate]);
  return shown;
}
