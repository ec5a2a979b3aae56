/**
 * Stores two entries for a kiosk's operator. `reset`: the time at which the last clean visit began. `fault`: the last
 * fault and its time. A clean visit is a new visit without the data of the visit before it. The stored values stay on
 * this machine and are not personal. No function here throws.
 */
import type { Fault } from './health.ts';

/** Local storage key. It begins with `wny-kiosk`, so it is not deleted between visits (device/forgetVisit.ts). */
const LOG_KEY = 'wny-kiosk-log';

/** Times are in ms since 1970. */
export interface Log {
  readonly reset?: number;
  readonly fault?: { readonly at: number; readonly what: LoggedFault };
}

/** 'code': the scripts of the kiosk mode did not load, or a clean visit could not begin. For the others see `Fault`. */
const FAULTS = ['crash', 'attract', 'pictures', 'words', 'silent', 'code'] as const satisfies readonly (
  | Fault
  | 'code'
)[];
export type LoggedFault = (typeof FAULTS)[number];

type Storage = () => Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const here = () => localStorage;

/** Returns the valid stored entries; {} if there are none. */
export function readLog(storage: Storage = here): Log {
  try {
    const stored: unknown = JSON.parse(storage().getItem(LOG_KEY) ?? '{}');
    const { reset, fault }: { reset?: unknown; fault?: unknown } = Object(stored);
    const { at, what }: { at?: unknown; what?: unknown } = Object(fault);
    const known = FAULTS.find(one => one === what);
    return {
      ...(typeof reset === 'number' && { reset }),
      ...(typeof at === 'number' && known && { fault: { at, what: known } }),
    };
  } catch {
    return {};
  }
}

function write(log: Log, storage: Storage) {
  try {
    storage().setItem(LOG_KEY, JSON.stringify({ ...readLog(storage), ...log }));
  } catch (cause) {
    console.info('This is not remembered for the operator', cause);
  }
}

/** Stores the current time as the start of a new visit. */
export const noteVisit = (storage: Storage = here) => write({ reset: Date.now() }, storage);

/** Stores a fault and the current time. */
export const noteFault = (what: LoggedFault, storage: Storage = here) =>
  write({ fault: { at: Date.now(), what } }, storage);
