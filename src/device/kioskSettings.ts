/**
 * Decides whether this tab is a kiosk. A tab becomes a kiosk when any page except the operator's is opened with
 * `?kiosk` or `?kiosk=90` (idle time in seconds). The tab stays a kiosk across navigation and reloads, until the
 * operator's page is loaded. This module is in the entry script; most other code of a kiosk is loaded lazily.
 */
import { ADDRESSES } from '../site/addresses.ts';

/** Session storage key. It begins with `wny-kiosk`, so it is not deleted between visits (forgetVisit.ts). */
export const KIOSK_KEY = 'wny-kiosk';

/**
 * Name of the window event that starts a clean visit in a kiosk: the kiosk deletes everything that the last visit
 * stored, and shows the start page.
 */
export const CLEAN_VISIT = 'wny-clean-visit';

/** Limits and default of the idle time, in seconds. */
export const IDLE = { least: 15, usual: 60, most: 600 } as const;
/** Paths of the pages on which a kiosk's visits may begin. The first is the default. */
export const START_PAGES = [ADDRESSES.simulation, ADDRESSES.home] as const;

export interface KioskSettings {
  /** seconds without a touch or a key before the countdown may start; from `IDLE.least` to `IDLE.most` */
  readonly idleSeconds: number;
  /** path of the page on which every visit begins */
  readonly startPage: (typeof START_PAGES)[number];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

interface Address {
  /** the path, such as '/starter' */
  readonly pathname: string;
  /** the query, such as '?kiosk=90' */
  readonly search: string;
}

function idleSecondsOf(text: string, warn: (message: string) => void): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= IDLE.least && seconds <= IDLE.most) return seconds;
  const { least, usual, most } = IDLE;
  if (text) warn(`kiosk=${text}: not ${least} to ${most} seconds; ${usual} is used`);
  return usual;
}

/**
 * Returns the settings in an address; undefined without `kiosk` in the query. The default idle time is 60 s. For an
 * invalid idle time, calls `warn` and returns the default. Visits begin on the home page if the address is the home
 * page's, else on the match day.
 */
export function kioskOf(
  { pathname, search }: Address,
  warn: (message: string) => void,
): KioskSettings | undefined {
  const asked = new URLSearchParams(search).get('kiosk');
  if (asked === null) return undefined;
  const startPage = START_PAGES.find(page => page === pathname) ?? START_PAGES[0];
  return { idleSeconds: idleSecondsOf(asked, warn), startPage };
}

/**
 * Returns a tab's settings:
 * - Settings in the address are stored and returned. If `storage` throws, `warn` says that a reload will lose them.
 * - Without settings in the address, returns the stored settings; undefined if there are none or `storage` throws.
 * - On the operator's page, which is not a kiosk, clears the stored settings and returns undefined.
 */
export function readKiosk(
  address: Address,
  storage: () => Storage,
  warn: (message: string) => void,
): KioskSettings | undefined {
  const isOperators = address.pathname.startsWith(ADDRESSES.kiosk);
  const asked = isOperators ? undefined : kioskOf(address, warn);
  try {
    if (isOperators) storage().setItem(KIOSK_KEY, '');
    if (!asked) {
      const [seconds, page = ''] = (storage().getItem(KIOSK_KEY) ?? '').split(' ');
      return seconds ? kioskOf({ pathname: page, search: `?kiosk=${seconds}` }, warn) : undefined;
    }
    storage().setItem(KIOSK_KEY, `${asked.idleSeconds} ${asked.startPage}`);
  } catch (cause) {
    if (asked) warn(`kiosk: a reload will lose the settings: ${cause}`);
  }
  return asked;
}

let settings: KioskSettings | undefined;
let isRead = false;

/**
 * Returns the settings of this tab, and reads them only once. Returns undefined if the tab is not a kiosk, and while
 * the build prerenders the pages.
 */
export function kioskSettings(): KioskSettings | undefined {
  if (isRead || typeof location === 'undefined') return settings;
  isRead = true;
  settings = readKiosk(location, () => sessionStorage, console.warn);
  return settings;
}
