/**
 * Keeps on this device what she has been to, for when there is no network. Loaded when the page has long been there
 * and has nothing to do. Whatever fails here is only logged: with a network everything goes on without it.
 */
import { isKiosk } from '../kiosk/mode.ts';
import type { Part } from '../worker/messages.ts';
import { takeRelease, watchForRelease } from './release.ts';
import { countKept, keep, openWorker, tell } from './worker.ts';

const ALL: readonly Part[] = ['site', 'story', 'kiosk'];
const STORY: readonly Part[] = ['site', 'story'];

let isFollowing = false;

/** Offers new releases as they come, and has the leftovers of old ones deleted. */
async function follow(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  const { active } = await openWorker();
  if (active) await tell(active, { type: 'tidy' }).catch(cause => console.info('Old files are kept', cause));
  if (isKiosk()) return; // it takes them by itself
  await watchForRelease(() => {
    import('./offers.tsx').then(({ offerRelease }) => offerRelease(() => takeRelease())).catch(console.info);
  });
}

async function keepAndFollow(parts: readonly Part[]): Promise<void> {
  // where the copy does not fit, an older one may still be there and want its successor
  await keep(parts).catch(cause => console.info('There is no whole copy for a day without network', cause));
  await follow().catch(cause => console.info('There is no service worker', cause));
}

/** Where she saves data, nothing comes but what she has asked for. */
const savesData = () => navigator.connection?.saveData === true;

/** Keeps the site's pages. Does nothing in a kiosk, which keeps all, and where she saves data. Never rejects. */
export async function keepSite(): Promise<void> {
  if (isKiosk() || savesData()) return;
  await keepAndFollow(['site']);
}

/** Keeps the match day, with the pictures of both layouts; where she saves data, if she wants it. Never rejects. */
export async function keepStory(): Promise<void> {
  if (isKiosk()) return;
  if (!savesData()) return keepAndFollow(STORY);
  const kept = await countKept(STORY).catch(() => undefined);
  if (kept?.missing === 0) return follow().catch(console.info);
  const { offerKeeping } = await import('./offers.tsx');
  offerKeeping(async () => {
    const { missing } = await keep(STORY);
    if (missing > 0) throw new Error(`${missing} files are missing`);
  });
}

/** Keeps all that a kiosk shows, at once. Resolves with what is there then, rejects where it cannot be kept. */
export async function keepKiosk() {
  const kept = await keep(ALL);
  follow().catch(console.info);
  return kept;
}
