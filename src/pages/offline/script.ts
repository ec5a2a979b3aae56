import '../../boot/darkened.ts';
import '../../comfort/apply.ts';
import { isServed, networkReturns, pause, pauseBefore } from '../../network/retry.ts';

async function returnLater() {
  for (let retry = 0; ; retry += 1) {
    await Promise.race([pause(pauseBefore(retry)), networkReturns()]);
    if (await isServed()) return location.reload();
  }
}

void returnLater();
