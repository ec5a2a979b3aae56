/** Takes a new release, and reloads once a day, while nobody plays. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The scripts that a page begins with: every release names others. */
const entriesHere = () =>
  [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src')).join();
/** The same, from the HTML of a page. The policy lets no text become a document. */
const entriesIn = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src).join();

/** The HTML of the page at an address as it is served now; '' where nothing answers. */
async function served(address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

interface Options {
  /** where the kiosk begins */
  readonly address: string;
  /** nobody plays */
  isFree(): boolean;
  /** takes what is new, if there is anything new, and loads the page anew */
  reload(): void;
}

/**
 * Looks every hour. Takes the release where the site is another one than this page came from, and once a day, and only
 * while nobody plays and the site answers: a hall without a network goes on with what it has. Until the function that
 * comes back is called.
 */
export function watchRelease({ address, isFree, reload }: Options): () => void {
  const opened = performance.now();
  const entries = entriesHere();
  const look = async () => {
    if (!isFree()) return;
    const now = entriesIn(await served(address));
    // without scripts it is somebody else's: a hall's network that asks for a password
    if (!now || !isFree()) return;
    if (now !== entries || performance.now() - opened >= DAY) reload();
  };
  const timer = setInterval(() => void look(), HOUR);
  return () => clearInterval(timer);
}
