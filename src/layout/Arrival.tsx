import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '../pages.ts';
import { cameBack, entryName, keepScroll, savedScroll } from './scrollMemory.ts';

function introduce(title: string, description: string, pathname: string) {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}

/**
 * What every navigation does once its page stands: title and description, to the top (or, going back and
 * forward, to where the visitor was), focus on the new heading so that it is read out.
 */
export function Arrival() {
  const { t } = useTranslation();
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const entry = entryName(key, pathname);
  const first = useRef(true);

  useLayoutEffect(() => {
    const { words } = pageAt(pathname);
    introduce(t(`${words}.meta.title`), t(`${words}.meta.description`), pathname);
  }, [pathname, t]);

  // before anything below scrolls: the page that was left must not remember the top of this one
  useLayoutEffect(() => keepScroll(entry), [entry]);

  useLayoutEffect(() => {
    const arrivedFresh = first.current;
    first.current = false;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (how === 'POP' && (!arrivedFresh || cameBack())) {
      const saved = savedScroll(entry);
      if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    } else if (target) {
      target.scrollIntoView();
    } else if (!arrivedFresh) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (arrivedFresh) return; // a fresh page starts with focus where browsers put it
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [entry, how, hash]);

  useEffect(() => {
    document.documentElement.dataset.ready = ''; // the page answers: nothing pressed from here on is lost
  }, []);

  return null;
}
