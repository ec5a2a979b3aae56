/**
 * Whether this tab is a kiosk: opened once with `?kiosk` or `?kiosk=90` in the address of any page, it stays one for
 * as long as it lives, over navigation and reloads. Everything else that only a kiosk needs is loaded lazily.
 */
import { ADDRESSES } from '../addresses.ts';

/** In the session storage. A clean visit deletes what begins with `wny-`, but not what begins with this. */
export const KIOSK_STORED = 'wny-kiosk';

/** The event of the window that asks a kiosk for a clean visit. */
export const CLEAN_VISIT = 'wny-clean-visit';

/** Seconds without a sign of hers after which a kiosk may ask whether she is still there. */
export const IDLE = { least: 15, usual: 60, most: 600 } as const;
/** Where the visits of a kiosk may begin; without a choice on the first. */
export const START_PAGES = [ADDRESSES.simulation, ADDRESSES.home] as const;

export interface KioskSettings {
  /** seconds without a touch or a key after which she is asked whether she is still there, within `IDLE` */
  readonly idleSeconds: number;
  /** path of the page on which every visit begins */
  readonly startPage: (typeof START_PAGES)[number];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Where a tab was opened. */
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
  if (text) warn(`kiosk=${text}: not ${least} to ${most} seconds, so ${usual}`);
  return usual;
}

/**
 * The settings that an address asks for; undefined where it asks for no kiosk. Without seconds they are 60; so they
 * are where the seconds make no sense, and `warn` is told. The visits begin on the match day, unless the address is
 * the home page's.
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
 * The settings of a tab: those of its address, which are kept, else those that were kept; undefined where there are
 * neither. The operator's page is no kiosk and ends one. `storage` may throw: then the address alone decides.
 */
export function readKiosk(
  address: Address,
  storage: () => Storage,
  warn: (message: string) => void,
): KioskSettings | undefined {
  const isOperators = address.pathname.startsWith(ADDRESSES.kiosk);
  const asked = isOperators ? undefined : kioskOf(address, warn);
  try {
    if (isOperators) storage().setItem(KIOSK_STORED, '');
    if (!asked) {
      const [seconds, page = ''] = (storage().getItem(KIOSK_STORED) ?? '').split(' ');
      return seconds ? kioskOf({ pathname: page, search: `?kiosk=${seconds}` }, warn) : undefined;
    }
    storage().setItem(KIOSK_STORED, `${asked.idleSeconds} ${asked.startPage}`);
  } catch (cause) {
    if (asked) warn(`kiosk: lost at a reload: ${cause}`);
  }
  return asked;
}

let settings: KioskSettings | undefined;
let isRead = false;

/** The settings of this tab; undefined where it is no kiosk, and on a server. Read once. */
export function kioskSettings(): KioskSettings | undefined {
  if (isRead || typeof location === 'undefined') return settings;
  isRead = true;
  settings = readKiosk(location, () => sessionStorage, console.warn);
  return settings;
}

/** Is this tab a kiosk? Ask in effects and handlers: the prerendered HTML knows nothing of it. */
export const isKiosk = (): boolean => kioskSettings() !== undefined;
