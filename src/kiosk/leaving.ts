/** Decides which clicks and shortcuts a kiosk blocks. */
import { ADDRESSES } from '../site/addresses.ts';

/** Links and buttons that leave the site, open another window or download a file. Buttons are marked with `data-leaves`. */
const LEAVES = '[data-leaves], a[download], a[target]:not([target="_self"])';

/**
 * Returns the path for a visitor's phone if a click on `target` would leave the site (this page's path) or open the
 * registration form (the link's path and query). Otherwise returns null.
 */
export function leadsAway(target: EventTarget | null, page: Location): string | null {
  if (!(target instanceof Element)) return null;
  const here = page.pathname; // without `?kiosk`, because the visitor's phone is not a kiosk
  const link = target.closest('a');
  if (link) {
    if (link.origin !== page.origin) return here;
    if (link.pathname === ADDRESSES.register) return link.pathname + link.search;
  }
  return target.closest(LEAVES) ? here : null;
}

/**
 * Keys with Ctrl or Cmd: print (p), save (s), open (o), find (f), source (u), downloads (j), history (h), bookmark (d),
 * new tab (t), new window (n), and zoom (+, -, = and 0). They are read by their character and by their place, as
 * browsers do on a keyboard without Latin letters.
 */
const BROWSERS = /^([psofujhdtn+\-=0]|Key[PSOFUJHDTN]|Minus|Equal|Digit0|Numpad(0|Add|Subtract))$/i;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function isBrowsersKey({ key, code, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey) return BROWSERS.test(key) || BROWSERS.test(code);
  return key === 'ContextMenu' || (altKey && (/^(Arrow(Left|Right)|Home|d)$/i.test(key) || code === 'KeyD'));
}
