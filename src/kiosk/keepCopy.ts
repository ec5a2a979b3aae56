import { networkReturns, pause, pauseBefore } from '../network/retry.ts';
import { keepKiosk } from '../offline/offline.ts';

const HOUR = 3_600_000;

/**
 * Downloads the missing files of the offline copy. Resolves with true if the copy then has all files of the newest
 * release. Never rejects.
 */
async function makeCopy(): Promise<boolean> {
  try {
    const kept = await keepKiosk();
    if ('missing' in kept && kept.missing === 0) return true;
    console.info('The offline copy of this kiosk is not complete', kept);
  } catch (cause) {
    console.info('There is no offline copy of this kiosk', cause);
  }
  return false;
}

/**
 * Makes a kiosk's offline copy. Retries after growing pauses, and when the network returns, until the copy is complete.
 * Then checks the copy every hour, because the browser may delete it.
 */
export async function keepCopy(): Promise<never> {
  for (let retry = 0; ; retry += 1) {
    if (await makeCopy()) retry = -1;
    await Promise.race([pause(retry < 0 ? HOUR : pauseBefore(retry, HOUR)), networkReturns()]);
  }
}
