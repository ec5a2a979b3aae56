import { keep, kept } from '../device/kept.ts';

const VISIT = 'wny-kiosk-visit';
const FAULT = 'wny-kiosk-fault';

/** `code`: the scripts of the kiosk did not load, or a clean visit could not begin. For the others see health.ts. */
const FAULTS = ['crash', 'attract', 'pictures', 'words', 'silent', 'code'] as const;
type LoggedFault = (typeof FAULTS)[number];

export const noteVisit = () => keep('localStorage', VISIT, `${Date.now()}`);
export const noteFault = (fault: LoggedFault) => keep('localStorage', FAULT, `${Date.now()} ${fault}`);

/** Times are in ms since 1970; `visitAt` is 0 if there was no visit. */
export function readLog() {
  const [at, name] = kept('localStorage', FAULT).split(' ');
  const what = FAULTS.find(fault => fault === name);
  return {
    visitAt: Number(kept('localStorage', VISIT)) || 0,
    fault: what && { at: Number(at) || 0, what },
  };
}
