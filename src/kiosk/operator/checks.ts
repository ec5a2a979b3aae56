import { inTime } from '../../device/inTime.ts';
import type { WordKey } from '../../words/i18n.ts';
import { publicAddress } from '../takeHome/publicAddress.ts';

export interface Finding {
  /** `unknown`: the operator must decide */
  readonly state: 'good' | 'bad' | 'unknown';
  /** key of the sentence that states the result and a remedy */
  readonly words: WordKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

function storage(): Finding {
  const KEY = 'wny-kiosk-check';
  localStorage.setItem(KEY, '1');
  localStorage.removeItem(KEY);
  return { state: 'good', words: 'pages.kiosk.storage.good' };
}

/** Also downloads the files that are missing from the offline copy. */
async function offline(): Promise<Finding> {
  if (!navigator.serviceWorker) return { state: 'bad', words: 'pages.kiosk.offline.none' };
  const { keepKiosk } = await import('../../offline/offline.ts');
  const kept = await keepKiosk();
  if ('refused' in kept)
    return { state: 'bad', words: 'pages.kiosk.offline.refused', values: { file: kept.refused } };
  if (kept.missing > 0) throw new Error(`${kept.missing} files are missing`);
  return { state: 'good', words: 'pages.kiosk.offline.good', values: { total: kept.total } };
}

async function wakeLock(): Promise<Finding> {
  // every browser refuses the lock while the page is hidden, for example in a tab in the background
  if (document.visibilityState === 'hidden')
    await new Promise(shown => document.addEventListener('visibilitychange', shown, { once: true }));
  await (await inTime(navigator.wakeLock.request('screen'))).release();
  return { state: 'good', words: 'pages.kiosk.wake_lock.good' };
}

function fullscreen(): Finding {
  if (!document.fullscreenEnabled) throw new Error('Full screen is off');
  return { state: 'good', words: 'pages.kiosk.fullscreen.good' };
}

export function addressFinding(address: string | undefined, here: string): Finding {
  const values = { address: address ?? '', here };
  if (!address) return { state: 'bad', words: 'pages.kiosk.address.bad', values };
  if (address === here) return { state: 'good', words: 'pages.kiosk.address.good', values };
  return { state: 'unknown', words: 'pages.kiosk.address.other', values };
}

const CHECKS = {
  storage,
  offline,
  wake_lock: wakeLock,
  fullscreen,
  address: () => addressFinding(publicAddress(''), location.origin),
} as const;
export type CheckName = keyof typeof CHECKS;

/** Never rejects: a check that throws is `bad`. */
export async function runCheck(name: CheckName): Promise<Finding> {
  try {
    return await CHECKS[name]();
  } catch (cause) {
    console.info(name, cause);
    return { state: 'bad', words: `pages.kiosk.${name}.bad` };
  }
}
