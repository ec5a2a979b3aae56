/** Loads a new release and reloads once a day, while the kiosk is not in use. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the entry scripts of this page. Every release has other file names. */
const entriesHere = () =>
  [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src')).join();
/** Returns the same from a page's HTML. Uses a pattern, because the security policy forbids parsing text as HTML. */
const entriesIn = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src).join();

/** Returns the HTML that the server sends now for an address; '' if the request fails. */
async function served(address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

interface Options {
  /** path of the page on which every visit begins */
  readonly address: string;
  /** true while there is no visit */
  isFree(): boolean;
  /** activates a new release if there is one, and reloads the page */
  reload(): void;
}

/**
 * Checks every hour whether the server has another release than this page, and reloads then, or after a day without a
 * reload. Only reloads while there is no visit and the server answers: without a network the kiosk goes on with its
 * copy. Returns a function that stops the checks.
 */
export function watchRelease({ address, isFree, reload }: Options): () => void {
  const opened = performance.now();
  const entries = entriesHere();
  const look = async () => {
    if (!isFree()) return;
    const now = entriesIn(await served(address));
    // a page without scripts is not ours, for example a network's login page
    if (!now || !isFree()) return;
    if (now !== entries || performance.now() - opened >= DAY) reload();
  };
  const timer = setInterval(() => void look(), HOUR);
  return () => clearInterval(timer);
}
