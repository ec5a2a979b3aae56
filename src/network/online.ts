import { useEffect, useState } from 'react';
import { isReachable } from './isReachable.ts';

/** The browser's report is only a hint: with a VPN or a virtual adapter, it may be false for ever. */
const reportsOffline = () => navigator.onLine === false;

export const isOffline = async (): Promise<boolean> =>
  reportsOffline() && !(await isReachable()) && reportsOffline();

/** Returns the result of `isOffline` at the browser's last report; false before the first result. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const look = () => void isOffline().then(setOffline);
    for (const type of ['online', 'offline']) addEventListener(type, look, { signal: end.signal });
    look();
    return () => end.abort();
  }, []);
  return offline;
}
