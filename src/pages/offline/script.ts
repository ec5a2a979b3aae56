/** The offline page's script: applies the reading settings, and loads the page itself when the server sends it again. */
import '../../comfort/apply.ts';
import { isServed, pause, pauseBefore } from '../../network/retry.ts';

const online = () => new Promise(resolve => addEventListener('online', resolve, { once: true }));

async function returnLater() {
  for (let retry = 0; ; retry += 1) {
    await Promise.race([pause(pauseBefore(retry)), online()]);
    if (await isServed()) return location.reload();
  }
}

void returnLater();
