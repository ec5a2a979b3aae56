import { networkReturns, pause, pauseBefore } from '../network/retry.ts';
import { keepKiosk } from '../offline/offline.ts';

const HOUR = 3_600_000;

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
 * Makes the offline copy, with pauses that grow up to an hour, and when the network returns. Then looks every hour,
 * because the browser may delete the copy.
 */
export async function keepCopy(): Promise<never> {
  for (let retry = 0; ; retry += 1) {
    if (await makeCopy()) retry = -1;
    await Promise.race([pause(retry < 0 ? HOUR : pauseBefore(retry, HOUR)), networkReturns()]);
  }
}
