/**
 * The 404 page's script, which runs before the first paint. If the address means a page in another spelling, opens this
 * page instead. A host with redirects, such as deploy/nginx.conf, does not need it.
 */
import { meantPage } from '../../site/addresses.ts';

const page = meantPage(location.pathname);
// some file servers have no page without `.html` and answer with the 404 page: without this test it would load for ever
if (page && page !== location.pathname) {
  document.documentElement.remove(); // until the other page arrives, nothing of this one is painted or run
  location.replace(page + location.search + location.hash);
}
