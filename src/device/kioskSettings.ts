/**
 * Decides whether this tab is a kiosk. A tab becomes a kiosk when any page except the operator's is opened with
 * `?kiosk` or `?kiosk=90` (idle time in seconds), and stays one until the operator's page is loaded. This module is in
 * the entry script; only a kiosk loads src/kiosk.
 */
import { ADDRESSES } from '../site/addresses.ts';
import { keep, kept } from './kept.ts';

/** Session storage key of the settings, such as '90 /simulation_wny'. */
const KIOSK_KEY = 'wny-kiosk';

/** Window event that starts a clean visit in a kiosk: the start page, without anything that the last visit stored. */
export const CLEAN_VISIT = 'wny-clean-visit';

/** Idle time, in seconds. */
export const IDLE = { least: 15, usual: 60, most: 600 } as const;
/** Paths of the pages on which a kiosk's visits may begin. The first is the default. */
export const START_PAGES = [ADDRESSES.simulation, ADDRESSES.home] as const;

export interface KioskSettings {
  /** seconds without a touch or a key before the countdown may start; from `IDLE.least` to `IDLE.most` */
  readonly idleSeconds: number;
  readonly startPage: (typeof START_PAGES)[number];
}

function settingsOf(page: string, idle: string): KioskSettings {
  const { least, usual, most } = IDLE;
  const seconds = Number(idle);
  const isValid = /^\d+$/.test(idle) && seconds >= least && seconds <= most;
  if (idle && !isValid) console.warn(`kiosk=${idle}: not ${least} to ${most} seconds; ${usual} is used`);
  return {
    idleSeconds: isValid ? seconds : usual,
    startPage: START_PAGES.find(start => start === page) ?? START_PAGES[0],
  };
}

/** Returns the settings in the address, or else those that this tab has kept; undefined if the tab is no kiosk. */
export function readKiosk({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): KioskSettings | undefined {
  if (pathname.startsWith(ADDRESSES.kiosk)) {
    keep('sessionStorage', KIOSK_KEY, '');
    return undefined;
  }
  const asked = new URLSearchParams(search).get('kiosk');
  if (asked === null) {
    const [idle, page = ''] = kept('sessionStorage', KIOSK_KEY).split(' ');
    return idle ? settingsOf(page, idle) : undefined;
  }
  const settings = settingsOf(pathname, asked);
  keep('sessionStorage', KIOSK_KEY, `${settings.idleSeconds} ${settings.startPage}`);
  return settings;
}

let settings: KioskSettings | undefined;
let isRead = false;

/** Returns the settings of this tab, read once; undefined while the build prerenders the pages. */
export function kioskSettings(): KioskSettings | undefined {
  if (isRead || typeof location === 'undefined') return settings;
  isRead = true;
  settings = readKiosk(location);
  return settings;
}
