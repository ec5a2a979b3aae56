/** While the kiosk is not in use, reloads the page for a new release, and once a day. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the paths of this page's scripts. In every release the entry script has a different path. */
const scriptsHere = () =>
  [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src')).join();
/**
 * Returns the paths of the scripts in a page's HTML. Uses a pattern, because the security policy forbids parsing
 * text as HTML.
 */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src).join();

/** Returns the HTML that the server sends now for an address; '' if the request fails. */
async function fetchHtml(address: string): Promise<string> {
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
  /** downloads a new release if there is one, and reloads the page */
  reload(): void;
}

/**
 * Checks every hour. Reloads the page if the server has a different release, or if the page was loaded a day ago or
 * more. Does not reload during a visit. Does not reload if the server does not answer: the kiosk then continues with
 * its offline copy. Returns a function that stops the checks.
 */
export function watchRelease({ address, isFree, reload }: Options): () => void {
  const opened = performance.now();
  const loaded = scriptsHere();
  const look = async () => {
    if (!isFree()) return;
    const served = scriptsIn(await fetchHtml(address));
    // `served` is '' if the request has failed, or if the response has no scripts. A response without scripts is not a
    // page of this site, but for example a network's login page
    if (!served || !isFree()) return;
    if (served !== loaded || performance.now() - opened >= DAY) reload();
  };
  const timer = setInterval(() => void look(), HOUR);
  return () => clearInterval(timer);
}
