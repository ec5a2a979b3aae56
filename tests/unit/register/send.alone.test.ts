import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/en/register.json';
import { Registration } from '../../../src/pages/register/registration.ts';
import { bodyOf, mailtoUrl, post, send, TERMS } from '../../../src/pages/register/send.ts';
import { addWords, i18n } from '../../../src/words/i18n.ts';
import { GOOD, STORAGE_KEY, tabStorage } from './samples.ts';

const owner = vi.hoisted(() => ({ form: '', contact: '' }));
vi.mock('virtual:owner', () => ({ OWNER: owner }));

addWords(words);

const answers = (...statuses: (number | 'offline')[]) => {
  const fetch = vi.fn(async () => {
    const status = statuses.shift();
    if (status === 'offline') throw new TypeError('offline');
    return new Response(null, { status: status ?? 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(owner, { form: '', contact: '' });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('posting', () => {
  const quick = { timeOut: 40, between: 1 };
  it('posts JSON once', async () => {
    const fetch = answers(204);
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(
      '/register',
      expect.objectContaining({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });
  /** Returns the parsed bodies of all requests. */
  const posted = (fetch: ReturnType<typeof answers>) =>
    fetch.mock.calls.map((call: readonly unknown[]) => {
      const [, request] = call;
      const body = typeof request === 'object' && request && 'body' in request ? request.body : '';
      const read: Record<string, unknown> = JSON.parse(String(body));
      return read;
    });
  it('leaves out empty answers', async () => {
    const fetch = answers(200);
    await post('/register', { ...GOOD, city: 'Bern' }, quick);
    expect(posted(fetch)).toEqual([
      {
        ...{ firstname: 'Luana', lastname: 'Gerber', email: 'luana@example.ch', city: 'Bern', cgu: true },
        ...{ status: 'player', request_type: 'general', terms: TERMS, request_id: expect.any(String) },
      },
    ]);
  });
  it('sends all attempts of one registration with the same request_id, and another registration with a new one', async () => {
    const fetch = answers(503, 503, 503, 200, 200);
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    await expect(post('/register', GOOD, quick)).resolves.toBe(true); // the visitor presses Send again
    await post('/register', { ...GOOD, message: 'And another thing' }, quick);
    const ids = posted(fetch).map(({ request_id: id }) => id);
    expect(ids[0]).toMatch(/^[\da-z]+(-[\da-z]+){3}$/);
    expect(new Set(ids.slice(0, 4)).size).toBe(1);
    expect(ids[4]).not.toBe(ids[0]);
  });
  it('sends the version of the accepted terms', async () => {
    const fetch = answers(200);
    await post('/register', GOOD, quick);
    expect(posted(fetch)).toMatchObject([{ terms: TERMS }]);
    // Fails if the terms change. Then set TERMS in send.ts to the new date, and set date and checksum below.
    const terms = Object.entries(words).filter(([key]) => /^pages\.register\.(terms\.|cgu)/.test(key));
    const sum = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 12);
    expect([TERMS, sum]).toEqual(['2026-11-24', '494d49b0ca35']);
  });
  /** Simulates a browser that reports no network. `served`: what the site answers; undefined without an answer. */
  const reportsOffline = (served?: string) => {
    const browser = { onLine: false };
    const events = new EventTarget();
    vi.stubGlobal('navigator', browser);
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    const server = { isDown: true, posts: 0 };
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
      if (method === 'POST') server.posts += 1;
      const body = method === 'POST' ? null : served;
      if (body === undefined || (method === 'POST' && server.isDown)) throw new TypeError('offline');
      return new Response(body);
    });
    const comeBack = () => {
      Object.assign(browser, { onLine: true });
      server.isDown = false;
      events.dispatchEvent(new Event('online'));
    };
    return { server, comeBack };
  };
  it('without a network, waits and posts when the network is back', async () => {
    const { server, comeBack } = reportsOffline();
    const sent = post('/register', GOOD, quick);
    await vi.waitFor(() => expect(server.posts).toBe(1));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(server.posts).toBe(1);
    comeBack();
    await expect(sent).resolves.toBe(true);
    expect(server.posts).toBe(2);
  });
  it('without a network, also tries every five seconds, because no report may come when the network is back', async () => {
    vi.useFakeTimers();
    const { server } = reportsOffline();
    const sent = post('/register', GOOD, quick);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.posts).toBe(5);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    await expect(sent).resolves.toBe(true);
  });
  it('posts at once although the browser reports no network', async () => {
    const { server } = reportsOffline();
    server.isDown = false;
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
  });
  it('gives up after three attempts if the browser reports no network and the site answers', async () => {
    const { server } = reportsOffline('<script src="/assets/index-1.js"></script>');
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    expect(server.posts).toBe(3);
  });
  it.each([429, 500, 503])('retries after a response with status %i', async status => {
    const fetch = answers(status, 200);
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('treats an HTML page as a failure, and retries', async () => {
    const page = () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    const fetch = vi.fn(async () => page());
    vi.stubGlobal('fetch', fetch);
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('treats a response that is not an HTML page as a success, even if its type mentions HTML', async () => {
    const headers = { 'Content-Type': 'application/json; profile="text/html"' };
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
  });
  it('posts in a browser without AbortSignal.timeout', async () => {
    answers(204);
    vi.stubGlobal('AbortSignal', {});
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
  });
  it('waits 0.8 s before the second attempt and 1.6 s before the third', async () => {
    vi.useFakeTimers();
    const fetch = answers(503, 503, 503);
    const sent = post('/register', GOOD);
    await vi.advanceTimersByTimeAsync(799);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1599);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    await expect(sent).resolves.toBe(false);
    expect(vi.getTimerCount()).toBe(0); // no timer is left after the last attempt
  });
  it('waits at most ten seconds for a response', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetch = answers(200);
    await post('/register', GOOD);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    const signal = timeout.mock.results[0]?.value;
    expect(fetch).toHaveBeenCalledWith('/register', expect.objectContaining({ signal }));
  });
  it('retries after a network error and a server error', async () => {
    const fetch = answers('offline', 503, 200);
    await expect(post('/register', GOOD, quick)).resolves.toBe(true);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('gives up after three attempts', async () => {
    const fetch = answers(500, 500, 500, 200);
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it.each([400, 404, 422, 428, 430, 499])('does not retry after a response with status %i', async status => {
    const fetch = answers(status, 200);
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
  });
  it('fails after every attempt has timed out', async () => {
    const fetch = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetch);
    await expect(post('/register', GOOD, quick)).resolves.toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe('an e-mail', () => {
  it('has every answer, escaped', () => {
    const body = bodyOf([
      ['First name', 'Zoé'],
      ['Phone', ''],
      ['Message', 'Line one\nLine two & more?'],
    ]);
    const address = mailtoUrl('hello@example.ch', 'Hi & bye', body, 'short');
    expect(address.startsWith('mailto:hello@example.ch?subject=Hi%20%26%20bye&body=')).toBe(true);
    expect(new URL(address).searchParams.get('body')).toBe(body);
    expect(body).toBe('First name: Zoé\r\nMessage: Line one\nLine two & more?');
  });
  it('that is too long for some e-mail programs has a short text instead; its address has at most 1900 characters', () => {
    const address = mailtoUrl('hello@example.ch', 'Hi', 'é'.repeat(400), 'I paste it here');
    expect(new URL(address).searchParams.get('body')).toBe('I paste it here');
    const written = (length: number) => mailtoUrl('hello@example.ch', 'Hi', 'x'.repeat(length), 'short');
    const room = 1900 - written(0).length;
    expect(written(room)).toHaveLength(1900);
    expect(new URL(written(room + 1)).searchParams.get('body')).toBe('short');
  });
});

describe('sending', () => {
  /**
   * Sends a registration. Returns the outcome, whether the draft is still stored, and the address of the page.
   */
  const sending = async (answered = GOOD) => {
    const items = tabStorage({ [STORAGE_KEY]: JSON.stringify(GOOD) });
    const page = { href: 'https://example.ch/register' };
    vi.stubGlobal('location', page);
    const outcome = await send(v.parse(Registration, answered), i18n.t);
    return { outcome, isKept: items.has(STORAGE_KEY), href: page.href };
  };

  describe('from a site with an address to post to', () => {
    beforeEach(() => {
      owner.form = '/api/registrations';
    });
    it('posts to this address, thanks the visitor by name, and removes the draft', async () => {
      const fetch = answers(201);
      const { outcome, isKept, href } = await sending();
      expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/registrations', expect.anything());
      expect(outcome).toEqual({ is: 'sent', firstname: 'Luana' });
      expect(isKept).toBe(false);
      expect(href).toBe('https://example.ch/register');
    });
    it('reports a failure, and keeps the draft', async () => {
      answers(400);
      const { outcome, isKept } = await sending();
      expect(outcome).toEqual({ is: 'failed' });
      expect(isKept).toBe(true);
    });
  });

  describe('from a site without an address to post to', () => {
    beforeEach(() => {
      owner.contact = 'coach@example.ch';
    });
    it('opens an e-mail with all answers, posts nothing, and keeps the draft because the e-mail may not have opened', async () => {
      const fetch = answers();
      const { outcome, isKept, href } = await sending();
      const text = new URL(href).searchParams.get('body');
      expect(outcome).toEqual({ is: 'emailed', firstname: 'Luana', mail: href, text });
      expect(href).toMatch(/^mailto:coach@example\.ch\?/);
      const mail = new URL(href).searchParams;
      expect(mail.get('subject')).toBe(words['pages.register.email_subject']);
      expect(mail.get('body')?.split('\r\n')).toEqual([
        `${words['pages.register.firstname']}: Luana`,
        `${words['pages.register.lastname']}: Gerber`,
        `${words['pages.register.email']}: luana@example.ch`,
        `${words['pages.register.status']}: ${words['pages.register.status.player']}`,
        `${words['pages.register.request_type']}: ${words['pages.register.request_type.general']}`,
      ]);
      expect(isKept).toBe(true);
      expect(fetch).not.toHaveBeenCalled();
    });
    it('if the message is too long for an address, the e-mail asks the visitor to paste it, and the message is reported', async () => {
      const { outcome, href } = await sending({ ...GOOD, message: 'é'.repeat(2000) });
      expect(new URL(href).searchParams.get('body')).toBe(words['pages.register.email_paste']);
      expect(outcome).toMatchObject({ text: expect.stringContaining('é'.repeat(2000)) });
    });
  });
});
