/** What a kiosk holds back: the ways that lead out of the site, and the browser's own. Nothing here throws. */
import { ADDRESSES } from '../addresses.ts';

/** What leads out of the site, or to a file on this machine; a button says so by `data-leaves`. */
const LEAVES = '[data-leaves], a[download], a[target="_blank"]';

/** The parts of a page's address that a link is compared with. */
export type PageAddress = Pick<Location, 'origin' | 'pathname'>;

/**
 * Where a press would send her away: the path of the page that she gets for her own phone. That is the form's page
 * for a link to the form, and the page she is on for every other way out. `null` where the press stays on the site.
 */
export function leadsAway(target: EventTarget | null, page: PageAddress): string | null {
  if (!(target instanceof Element)) return null;
  const here = page.pathname; // without `?kiosk`: her phone is none
  const link = target.closest('a');
  if (link) {
    if (link.origin !== page.origin) return here;
    if (link.pathname === ADDRESSES.register) return link.pathname + link.search;
  }
  return target.closest(LEAVES) ? here : null;
}

/** The part of a keyboard event that decides. */
export type BrowserKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** print, save, open, find, the source, downloads, history, bookmarks, new tabs and windows, zoom */
const BROWSERS = /^[psofujhdtn+\-=0]$/i;

/** Whether a key is the browser's own way out of the page: print, save, zoom, back in the history and the like. */
export function isBrowsersKey({ key, ctrlKey, metaKey, altKey }: BrowserKey): boolean {
  if (ctrlKey || metaKey) return BROWSERS.test(key);
  return key === 'ContextMenu' || (altKey && /^(Arrow(Left|Right)|Home|d)$/i.test(key));
}
