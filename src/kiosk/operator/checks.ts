/** Checks whether the browser and the machine are fit for a kiosk. */
import { inTime } from '../../device/inTime.ts';
import { isReachable } from '../../network/isReachable.ts';
import type { WordKey } from '../../words/i18n.ts';
import { siteUrl } from '../siteUrl.ts';

export interface Finding {
  /**
   * true if the check is passed, false if not; undefined if the browser does not report the value, or if the operator
   * must decide
   */
  readonly good: boolean | undefined;
  /** translation key of the sentence that states the result and, if the check fails, a remedy */
  readonly words: WordKey;
  /** values inserted into the sentence */
  readonly values?: Readonly<Record<string, string | number>>;
  /** address of a link that is shown after the sentence */
  readonly link?: string;
}

/** Minimum of memory, in GB. */
const MIN_MEMORY = 2;
/** Minimum of free storage, in MB. With less, the check of the storage fails. */
const MIN_STORAGE = 50;
/** Names of WebGL renderers that use the processor instead of a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function graphics(): Finding {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return { good: false, words: 'pages.kiosk.graphics.none' };
  const details = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (SOFTWARE.test(renderer)) return { good: false, words: 'pages.kiosk.graphics.slow' };
  return { good: true, words: 'pages.kiosk.graphics.good' };
}

function memory(): Finding {
  const size: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined;
  if (typeof size !== 'number') return { good: undefined, words: 'pages.kiosk.memory.unknown' };
  const good = size >= MIN_MEMORY;
  return { good, words: good ? 'pages.kiosk.memory.good' : 'pages.kiosk.memory.bad', values: { size } };
}

async function storage(): Promise<Finding> {
  const KEY = 'wny-kiosk-check';
  localStorage.setItem(KEY, '1');
  localStorage.removeItem(KEY);
  // Safari 16 has no `estimate`
  const { quota, usage = 0 } = (await inTime(Promise.resolve(navigator.storage.estimate?.()))) ?? {};
  if (quota === undefined) return { good: undefined, words: 'pages.kiosk.storage.unknown' };
  const size = Math.floor((quota - usage) / 1e6);
  const good = size >= MIN_STORAGE;
  return { good, words: good ? 'pages.kiosk.storage.good' : 'pages.kiosk.storage.bad', values: { size } };
}

/** Checks the offline copy, and downloads the files that are missing from it. */
async function offline(): Promise<Finding> {
  if (!navigator.serviceWorker) return { good: false, words: 'pages.kiosk.offline.none' };
  const { keepKiosk } = await import('../../offline/offline.ts');
  const kept = await keepKiosk();
  if ('refused' in kept)
    return { good: false, words: 'pages.kiosk.offline.refused', values: { file: kept.refused } };
  const { total, missing } = kept;
  const good = missing === 0;
  return {
    good,
    words: good ? 'pages.kiosk.offline.good' : 'pages.kiosk.offline.bad',
    values: { total, missing },
  };
}

async function wakeLock(): Promise<Finding> {
  // every browser refuses the lock while the page is hidden, for example in a tab in the background
  if (document.visibilityState === 'hidden')
    await new Promise(shown => document.addEventListener('visibilitychange', shown, { once: true }));
  await (await inTime(navigator.wakeLock.request('screen'))).release();
  return { good: true, words: 'pages.kiosk.wake_lock.good' };
}

function fullscreen(): Finding {
  const good = document.fullscreenEnabled;
  return { good, words: good ? 'pages.kiosk.fullscreen.good' : 'pages.kiosk.fullscreen.bad' };
}

/**
 * Compares the address in the QR codes with the origin of this page. If they differ, returns a link to the address for
 * the operator.
 */
export function addressFinding(site: string | undefined, here: string): Finding {
  if (!site) return { good: false, words: 'pages.kiosk.address.bad', values: { here } };
  const values = { address: site, here };
  if (site === here) return { good: true, words: 'pages.kiosk.address.good', values };
  return { good: undefined, words: 'pages.kiosk.address.other', values, link: site };
}

async function network(): Promise<Finding> {
  const good = await isReachable();
  return { good, words: good ? 'pages.kiosk.network.good' : 'pages.kiosk.network.bad' };
}

/** All checks. `name` and `failed` are translation keys; the sentence of `failed` is shown if the check throws. */
export const CHECKS = [
  { name: 'pages.kiosk.graphics', check: graphics, failed: 'pages.kiosk.graphics.none' },
  { name: 'pages.kiosk.memory', check: memory, failed: 'pages.kiosk.memory.unknown' },
  { name: 'pages.kiosk.storage', check: storage, failed: 'pages.kiosk.storage.none' },
  { name: 'pages.kiosk.offline', check: offline, failed: 'pages.kiosk.offline.failed' },
  { name: 'pages.kiosk.wake_lock', check: wakeLock, failed: 'pages.kiosk.wake_lock.bad' },
  { name: 'pages.kiosk.fullscreen', check: fullscreen, failed: 'pages.kiosk.fullscreen.bad' },
  {
    name: 'pages.kiosk.address',
    check: () => addressFinding(siteUrl(), location.origin),
    failed: 'pages.kiosk.address.bad',
  },
  { name: 'pages.kiosk.network', check: network, failed: 'pages.kiosk.network.bad' },
] as const;

/** Runs a check. Never rejects: if the check throws, resolves with its `failed` sentence. */
export async function runCheck({ check, failed }: (typeof CHECKS)[number]): Promise<Finding> {
  try {
    return await check();
  } catch (cause) {
    console.info(failed, cause);
    return { good: failed.endsWith('unknown') ? undefined : false, words: failed };
  }
}
