/**
 * Serves the built site through a proxy. The proxy can add a script that runs before the page's own scripts. The
 * drivers of some browsers cannot.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/ports.ts';

interface Conditions {
  /**
   * Runs in each page before the page's own scripts. The function is sent as source text, so it must not use variables
   * of the test.
   */
  readonly before?: () => void;
  /** Lets the service worker register, see `NO_SERVICE_WORKER`. Only for a site that no other test uses. */
  readonly hasServiceWorker?: true;
}

export interface Site {
  readonly url: string;
  /** Returns the errors and warnings that the pages have reported since the last call. */
  complaints(): string[];
  /** Sets the conditions for the pages that are opened from now on. */
  set(conditions: Conditions): void;
  close(): void;
}

/**
 * Runs in the page: sends every error and warning to the server. Stops when the browser leaves the page, because the
 * browser then aborts open requests, which would count as errors.
 */
const LISTEN = `(() => {
  let isLeft = false;
  onbeforeunload = () => { isLeft = true; };
  const tell = words => isLeft || navigator.sendBeacon('/complaint', String(words));
  addEventListener('error', ({ message, target }) => tell(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(violatedDirective + ' ' + blockedURI));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...words) => { tell(words.join(' ')); own.apply(console, words); };
  }
})();`;

/**
 * Prevents the service worker from registering. Otherwise its offline copy would serve files in later tests, even files
 * that the proxy must refuse (`Conditions.refused`).
 */
const NO_SERVICE_WORKER =
  'if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Starts the proxy for the site at `upstream`. */
export async function serveSite(upstream: string): Promise<Site> {
  let conditions: Conditions = {};
  let complaints: string[] = [];

  async function pass(path: string, accepted: string, response: ServerResponse) {
    const answer = await fetch(upstream + path, { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|vary)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const body = Buffer.from(await answer.arrayBuffer());
    // Adds the script only to pages that the browser shows: only their requests have `html` in the header `Accept`. The
    // service worker also requests pages, but refuses a changed page.
    const isShown = accepted.includes('html') && /html/.test(answer.headers.get('content-type') ?? '');
    response.end(
      isShown ? body.toString().replace('<head>', '<head><script src="/before.js"></script>') : body,
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    if (path === '/complaint') {
      complaints.push(await bodyOf(request));
      response.writeHead(204).end();
    } else if (path === '/before.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      const worker = conditions.hasServiceWorker ? '' : NO_SERVICE_WORKER;
      response.end(`${LISTEN}\n${worker}\n${conditions.before ? `(${conditions.before})();` : ''}`);
    } else await pass(path, request.headers.accept ?? '', response);
  }

  const port = await freePort();
  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.writeHead(502).end(String(error)));
  }).listen(port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    complaints() {
      const all = complaints;
      complaints = [];
      return all;
    },
    set(next) {
      conditions = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
