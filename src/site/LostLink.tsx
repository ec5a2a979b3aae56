import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { importOnce } from '../network/importWithRetry.ts';
import { requestPastCaches } from '../network/pastCaches.ts';
import { notFound, pageAt } from './pages.ts';
import '../ui/button.css';
import '../network/connection-notice.css';

/** Time in ms after which a page that has not loaded is said to be out of reach. */
const SAID_AFTER = 8000;

/** Returns the link to another page of the site that a click follows in this tab; undefined if there is none. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isSpecial || event.defaultPrevented) return undefined;
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Resolves with true if a load of the link's page promises more than its code in this page: a new release has deleted the
 * old code, or a broken file was replaced in the caches, which this page would not run again. Never rejects.
 */
async function canBeLoaded({ href }: HTMLAnchorElement): Promise<boolean> {
  const entry = document.querySelector('script[src]')?.getAttribute('src');
  const html = fetch(href, { cache: 'no-store' }).then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const [text, isWhole] = await Promise.all([html, requestPastCaches()]);
  return text !== '' && (isWhole || !text.includes(`${entry}`));
}

/**
 * Holds a click on a link until its page's code has loaded, then lets it through. If the page cannot load, this page and
 * its address stay, with a sentence and a button to try again.
 */
export function LostLink() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const pressed = useRef<HTMLAnchorElement>(undefined);
  const [lost, setLost] = useState<HTMLAnchorElement>();

  const open = async (link: HTMLAnchorElement) => {
    pressed.current = link;
    const say = () => pressed.current === link && setLost(link);
    const timer = setTimeout(say, SAID_AFTER);
    const isLoaded = await importOnce(pageAt(link.pathname).preload).then(
      () => true,
      () => false,
    );
    clearTimeout(timer);
    // the visitor may have pressed another link, or have left
    if (pressed.current !== link || !link.isConnected) return;
    if (isLoaded) link.click();
    else if (await canBeLoaded(link)) location.assign(link.href);
    else say();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation ends it
  useEffect(() => {
    pressed.current = undefined;
    setLost(undefined);
  }, [key]);

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      pressed.current = undefined;
      const page = pageAt(link.pathname);
      if (page === notFound || page.isLoaded()) return;
      event.preventDefault();
      event.stopPropagation();
      void open(link);
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  });

  if (!lost) return null;
  // everything outside of an open dialog is inert
  return createPortal(
    <div className="connection-notice" role="alert">
      <p>{t('layout.link.lost')}</p>
      <button type="button" className="button button--yellow" onClick={() => void open(lost)}>
        <span className="button__text">{t('errors.generic.cta')}</span>
      </button>
    </div>,
    lost.closest('dialog') ?? document.body,
  );
}
