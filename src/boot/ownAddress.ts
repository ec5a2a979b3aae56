/**
 * Gives the address its own spelling before any code reads it, without a page load: on some hosts a page also has other
 * paths (`/starter/`, `/index.html`), and chat programs append punctuation or tracking parameters to a fragment. Runs again on `popstate`, for a fragment
 * that is typed or pasted into the address of an open page.
 */
import { meantPage } from '../site/addresses.ts';

/** Matches a fragment up to its last letter or digit, and the suffix `OWN_MARK` of src/progress/reportCode.ts. */
const FRAGMENT = /^#[\w-]*[a-z\d](\.own)?/i;

function spell() {
  const { pathname, search, hash } = location;
  const page = meantPage(pathname);
  const fragment = FRAGMENT.exec(hash)?.[0] ?? hash;
  if (!page || (page === pathname && fragment === hash)) return;
  history.replaceState(history.state, '', page + search + fragment);
}

spell();
addEventListener('popstate', spell);
