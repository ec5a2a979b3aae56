/** Serves the production build like `npm start`. Can damage responses as networks and hosts do. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { preview } from 'vite';
import { SITES } from '../../scripts/sites.ts';
import { HASHED } from '../../src/hosting/headers.ts';

/** The build with a registration form that sends its data to a server. No other build for tests has such a form. */
const SITE = SITES.full.folder;

/** The login page that a captive portal sends in answer to every request. */
const LOGIN_PAGE = '<!doctype html><title>Log in</title><h1>Welcome to our Wi-Fi</h1>';
/** Time between two bytes of the answer 'a byte at a time', in ms. */
const BETWEEN_BYTES = 400;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/, '');
const typeOf = (request: IncomingMessage) => types[pathOf(request).split('.').at(-1) ?? ''] ?? 'text/html';
const bodyOf = (request: IncomingMessage) => readFileSync(join(SITE, pathOf(request)));
/** The `Cache-Control` header of hashed files. Some hosts also send this header with an error response. */
const FOR_A_YEAR = { 'Cache-Control': HASHED.cache };
const answer =
  (status: number, type: string, body: string): Answer =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);

/** The ways to answer a request, by name. The names appear in the test titles. */
const ANSWERS = {
  'a server error': answer(500, 'text/plain', 'Internal Server Error'),
  'too many requests': answer(429, 'text/plain', 'Too Many Requests'),
  'a bad request': answer(400, 'application/json', '{}'),
  accepted: answer(201, 'application/json', '{}'),
  'a captive portal': answer(200, 'text/html', LOGIN_PAGE),
  'an empty file': (request, response) => response.writeHead(200, { 'Content-Type': typeOf(request) }).end(),
  'JSON of another shape': answer(200, 'application/json', '{"sessions":{},"drawings":[]}'),
  'invalid content': (request, response) =>
    response.writeHead(200, { 'Content-Type': typeOf(request) }).end('{"colours":["#fff"],'),
  'the wrong type': (request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' })
      .end(bodyOf(request)),
  // The browser caches the damaged file. Only a request that bypasses the cache can then get the intact file.
  'a changed digit': (request, response) => {
    const text = bodyOf(request).toString();
    const half = text.length >> 1;
    const at = half + text.slice(half).search(/[1-8]\d/);
    response
      .writeHead(200, { 'Content-Type': typeOf(request), ...FOR_A_YEAR })
      .end(`${text.slice(0, at)}${Number(text[at]) + 1}${text.slice(at + 1)}`);
  },
  'half of the file': (request, response) => {
    const body = bodyOf(request);
    response.writeHead(200, { 'Content-Type': typeOf(request), 'Content-Length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'half of it, cached for a year': (request, response) => {
    const body = bodyOf(request);
    response
      .writeHead(200, { 'Content-Type': typeOf(request), ...FOR_A_YEAR })
      .end(body.subarray(0, body.length / 2));
  },
  'an empty file, cached for a year': (request, response) =>
    response.writeHead(200, { 'Content-Type': typeOf(request), ...FOR_A_YEAR }).end(),
  'a 404, cached for a year': (_, response) =>
    response.writeHead(404, { 'Content-Type': 'text/html', ...FOR_A_YEAR }).end('<h1>Not found</h1>'),
  'no response': () => {},
  /**
   * The connection stays open even after mend(), which breaks the connections of 'no response'. So the browser waits on,
   * as if the server had disappeared.
   */
  'no response, and none later': () => {},
  'a broken connection': (_, response) => void response.destroy(),
  'a byte at a time': (request, response) => {
    const body = bodyOf(request);
    let sent = 0;
    response.writeHead(200, { 'Content-Type': typeOf(request), 'Content-Length': body.length });
    const timer = setInterval(() => {
      if (response.destroyed) return clearInterval(timer);
      response.write(body.subarray(sent, sent + 1));
      sent += 1;
    }, BETWEEN_BYTES);
  },
} satisfies Readonly<Record<string, Answer>>;

export type AnswerName = keyof typeof ANSWERS | 'is missing' | 'another file';

/** The rule for a POST request that matches no other rule. */
const ACCEPTED = { how: 'accepted', other: '' } as const;

export interface Server {
  readonly address: string;
  /**
   * Adds a rule: from now on, the server answers requests for matching paths as `how` says. If `how` is 'another file',
   * the answer is the file at the path `other`.
   */
  give(path: RegExp, how: AnswerName, other?: string): void;
  /** Returns the number of requests for matching paths since the last call of mend(). */
  requestCount(path: RegExp): number;
  /**
   * Removes all rules, and sets the count of requests to 0. Breaks the connections of all requests that have
   * no complete response yet. Exception: the connections of requests with the answer 'no response, and none
   * later' stay open.
   */
  mend(): void;
  stop(): Promise<void>;
}

export async function openServer(): Promise<Server> {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: SITE },
    preview: { port: 0 },
  });
  const { httpServer, resolvedUrls } = server;
  const [site] = httpServer.listeners('request');
  if (!site || !('closeAllConnections' in httpServer))
    throw new Error('vite preview no longer uses an HTTP server with one request listener');
  let rules: { path: RegExp; how: AnswerName; other: string }[] = [];
  let requested: string[] = [];
  const unanswered = new Set<ServerResponse>();
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    requested.push(path);
    const rule = rules.find(one => one.path.test(path)) ?? (request.method === 'POST' ? ACCEPTED : undefined);
    if (!rule || rule.how === 'is missing' || rule.how === 'another file') {
      if (rule) request.url = rule.how === 'is missing' ? '/is-missing.txt' : rule.other;
      Reflect.apply(site, httpServer, [request, response]);
      return;
    }
    if (rule.how !== 'no response, and none later') unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
    ANSWERS[rule.how](request, response);
  });
  return {
    address: resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    give: (path, how, other = '/') => void rules.unshift({ path, how, other }),
    requestCount: path => requested.filter(one => path.test(one)).length,
    mend() {
      rules = [];
      requested = [];
      for (const response of unanswered) response.destroy();
    },
    async stop() {
      httpServer.closeAllConnections();
      await server.close();
    },
  };
}
