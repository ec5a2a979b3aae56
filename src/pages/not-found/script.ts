/** Runs before the first paint. A host with redirects, such as src/hosting/nginx.conf, does not need it. */
import { meantPage } from '../../site/addresses.ts';

const page = meantPage(location.pathname);
// some file servers have no page without `.html` and answer with the 404 page, which would load for ever
if (page && page !== location.pathname) {
  document.documentElement.remove(); // nothing of this page is painted or run
  location.replace(page + location.search + location.hash);
}
