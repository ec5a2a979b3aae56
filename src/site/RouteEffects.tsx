import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryId, isReloadOrBack, recordScroll, savedScroll } from '../ui/scrollRestoration.ts';
import { ADDRESSES } from './addresses.ts';
import { pageAt } from './pages.ts';

function setHead(title: string, description: string, pathname: string) {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}

/**
 * The effects of a navigation, after the page has rendered:
 * - sets title, description and canonical address;
 * - scrolls to the stored position after Back, Forward and a reload, else to the element that the fragment names, else
 *   to the top;
 * - focuses the element that the fragment names, else the new page's heading, so that screen readers read it.
 */
export function RouteEffects() {
  const { t } = useTranslation();
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = entryId(key, pathname);
  const isFirst = useRef(true);
  const shownPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    const { words } = pageAt(pathname);
    setHead(t(`${words}.meta.title`), t(`${words}.meta.description`), pathname);
  }, [pathname, t]);

  // Records the scroll position of this history entry. The cleanup ends the recording for the previous entry.
  // The cleanup must run before the effect below scrolls, so this effect must be a layout effect.
  useLayoutEffect(() => recordScroll(entry), [entry]);

  useLayoutEffect(() => {
    const isFirstPage = isFirst.current;
    isFirst.current = false;
    // true if the address has changed to another step of the match day: progress/keepAddress.ts handles such a change
    const isStep = pathname === ADDRESSES.simulation && shownPath.current === pathname;
    shownPath.current = pathname;
    if (isStep) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (type === 'POP' && (!isFirstPage || isReloadOrBack())) {
      const saved = savedScroll(entry);
      if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    } else if (target) {
      target.scrollIntoView();
    } else if (!isFirstPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (isFirstPage) return; // after a page load the browser sets the focus itself
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [entry, type, hash, pathname]);

  useEffect(() => {
    document.documentElement.dataset.ready = ''; // for the tests: from now on the page reacts to input
  }, []);

  return null;
}
