import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { arrives } from '../network/importWithRetry.ts';
import { requestPastCaches } from '../network/pastCaches.ts';
import { notFound, pageAt } from './pages.ts';
import '../styles/button.css';
import '../network/connection-notice.css';

/** Time in ms from the press on a link until a message says that the link's page cannot be reached. */
const TOLD_AFTER = 8000;

/** Returns the link that a click follows in this tab, if the link leads to a page of the site; otherwise undefined. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isSpecial || event.defaultPrevented) return undefined;
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Called when the code of a link's page cannot be imported. Never rejects. Resolves with true in two cases in which a
 * new page load may help:
 * - A new release has deleted the old code from the server.
 * - A broken file has been replaced in the caches; only a new page load runs the new file.
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
 * Delays a click on a link until the code of the link's page has loaded, then follows the link. If the code cannot
 * load:
 * - opens the link's address as a new page load, if that may help (`canBeLoaded`);
 * - otherwise stays on the page and shows a message with a button to try again.
 *
 * The message also appears if the code takes longer than `TOLD_AFTER` ms.
 */
export function LostLink() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const pressed = useRef<HTMLAnchorElement>(undefined);
  const [lost, setLost] = useState<HTMLAnchorElement>();

  const open = async (link: HTMLAnchorElement) => {
    pressed.current = link;
    /** false if the visitor has pressed another link or has left the page in the meantime */
    const isWanted = () => pressed.current === link && link.isConnected;
    const say = () => isWanted() && setLost(link);
    const timer = setTimeout(say, TOLD_AFTER);
    const isLoaded = await arrives(pageAt(link.pathname).preload);
    const mayHelp = !isLoaded && (await canBeLoaded(link));
    clearTimeout(timer);
    if (!isWanted()) return;
    if (isLoaded) link.click();
    else if (mayHelp) location.assign(link.href);
    else say();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation changes `key` and ends the wait
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
  // the message about a link in a dialog appears in that dialog, because everything outside an open dialog is inert
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
