/**
 * Decides what a kiosk blocks: links that leave the site, the browser's own shortcuts, and a key that is held.
 * Nothing here throws.
 */
import { ADDRESSES } from '../site/addresses.ts';

/** Links and buttons that leave the site, open another window or download a file. Buttons are marked with `data-leaves`. */
const LEAVES = '[data-leaves], a[download], a[target]:not([target="_self"])';

/** The parts of the current address that a link is compared with. */
export type PageAddress = Pick<Location, 'origin' | 'pathname'>;

/**
 * Returns the path to show as a QR code if a click on `target` would open the registration form or leave the site. For
 * a link to the form this is the path and query of the link, otherwise the path of the current page. Returns null for
 * every other click.
 */
export function leadsAway(target: EventTarget | null, page: PageAddress): string | null {
  if (!(target instanceof Element)) return null;
  const here = page.pathname; // without `?kiosk`, because the visitor's phone is not a kiosk
  const link = target.closest('a');
  if (link) {
    if (link.origin !== page.origin) return here;
    if (link.pathname === ADDRESSES.register) return link.pathname + link.search;
  }
  return target.closest(LEAVES) ? here : null;
}

/** The fields of a keyboard event that identify a shortcut. */
export type BrowserKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns true for a repeated Enter while the key is held down, for example by an object on the keyboard. Such an Enter
 * would press the focused button again.
 */
export const isHeldPress = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean =>
  repeat && key === 'Enter';

/**
 * Keys of the browser's shortcuts with Ctrl or Cmd: print (p), save (s), open (o), find (f), source (u), downloads (j),
 * history (h), bookmark (d), new tab (t), new window (n), and zoom (+, -, = and 0). They are read by their character and
 * by their place, as browsers do on a keyboard without Latin letters.
 */
const BROWSERS = /^([psofujhdtn+\-=0]|Key[PSOFUJHDTN]|Minus|Equal|Digit0|Numpad(0|Add|Subtract))$/i;

/** Returns true for the browser's own shortcuts, such as print, save, zoom and Back, and for the context menu key. */
export function isBrowsersKey({ key, code, ctrlKey, metaKey, altKey }: BrowserKey): boolean {
  if (ctrlKey || metaKey) return BROWSERS.test(key) || BROWSERS.test(code);
  return key === 'ContextMenu' || (altKey && (/^(Arrow(Left|Right)|Home|d)$/i.test(key) || code === 'KeyD'));
}
