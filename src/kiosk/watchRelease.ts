const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function pageServed(path: string): Promise<string> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/**
 * Looks every hour while `isFree()`, and reloads for a new release and once a day. Does not reload if the server does
 * not answer: the kiosk then continues with its offline copy. `path` is that of the start page.
 */
export function watchRelease(path: string, isFree: () => boolean, reload: () => void): void {
  const opened = performance.now();
  // in every release the entry script has a different path
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  const look = async () => {
    if (!isFree()) return;
    const served = await pageServed(path);
    // a page without scripts of the site is for example a network's login page
    if (!served.includes('src="/assets/') || !isFree()) return;
    if (!served.includes(`src="${entry}"`) || performance.now() - opened >= DAY) reload();
  };
  setInterval(() => void look(), HOUR);
}
