/**
 * Makes the offline copy. The copy holds the site's pages, and also the match day once the visitor has started it. In a
 * kiosk the copy holds the whole site. Most failures are only logged or shown to the visitor, because with a network
 * the site works without the copy. `keepKiosk` also reports failures to its caller.
 */
import { device } from '../device/device.ts';
import type { Kept, Part } from '../worker/messages.ts';
import { takeRelease, watchForRelease } from './release.ts';
import { countKept, installed, keep, openWorker, refusedFile, tell } from './workerClient.ts';

const ALL: readonly Part[] = ['site', 'story', 'kiosk'];
const STORY: readonly Part[] = ['site', 'story'];

let isFollowing = false;

/** Deletes the files of old releases, and offers each new release to the visitor. */
async function followReleases(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  const { active } = await openWorker();
  if (active) await tell(active, { type: 'tidy' }).catch(cause => console.info('Old files are kept', cause));
  if (device().isShared) return; // a kiosk loads new releases by itself
  await watchForRelease(() => {
    import('./offers.tsx').then(({ offerRelease }) => offerRelease(() => takeRelease())).catch(console.info);
  });
}

async function keepAndFollowReleases(parts: readonly Part[]): Promise<void> {
  // calls `followReleases` even after a failed download, so that a visitor with an older release gets the offer of the
  // new one
  await keep(parts).catch(cause => console.info('The offline copy is not complete', cause));
  await followReleases().catch(cause => console.info('There is no service worker', cause));
}

/** True if the browser is set to save data. The site then starts only downloads that the visitor requests. */
const savesData = () => navigator.connection?.saveData === true;

/**
 * Stores the site's pages in the offline copy. Does nothing if the browser is set to save data, or in a kiosk, where
 * `keepKiosk` stores the pages. Never rejects.
 */
export async function keepSite(): Promise<void> {
  if (device().isShared || savesData()) return;
  await keepAndFollowReleases(['site']);
}

/**
 * Stores the match day in the offline copy, with the packs of both layouts. Does nothing in a kiosk. If the browser is
 * set to save data and files are missing, asks the visitor first. Rejects if the code for this question does not load.
 */
export async function keepStory(): Promise<void> {
  if (device().isShared) return;
  if (!savesData()) return keepAndFollowReleases(STORY);
  const kept = await countKept(STORY).catch(() => undefined);
  if (kept?.missing === 0) return followReleases().catch(console.info);
  const { offerKeeping } = await import('./offers.tsx');
  offerKeeping(() => keep(STORY));
}

/**
 * Stores in the offline copy all files of a kiosk, from the newest release, even if the browser is set to save data.
 * Resolves with the number of files and of missing files, or with the path of a file that was refused. Rejects after any
 * other failure.
 */
export async function keepKiosk(): Promise<Kept | { readonly refused: string }> {
  const keepNewest = async () => {
    const registration = await openWorker();
    // ignores a failure of `update`: without a network the browser cannot find a new release
    await registration.update().catch(() => {});
    if (registration.installing) await installed(registration.installing);
    const kept = await keep(ALL);
    followReleases().catch(console.info);
    return kept;
  };
  const [result] = await Promise.allSettled([keepNewest()]);
  const refused = refusedFile();
  if (refused !== undefined) return { refused };
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
