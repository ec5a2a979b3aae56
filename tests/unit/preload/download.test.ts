import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download, LARGEST, LONGEST, STALLED } from '../../../stage/preload/download.ts';

const ADDRESS = '/simulation/md/00-02.json';
const noAbort = () => ({ signal: new AbortController().signal, cache: 'default' as const });
const withAbort = (signal: AbortSignal) => ({ signal, cache: 'default' as const });
const bytes = (text: string) => new TextEncoder().encode(text);

function fakeFetch({ answers = true } = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const seen = { aborted: false, asked: 0 };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    seen.asked += 1;
    return new Promise<Response>((resolve, reject) => {
      const abort = () => {
        seen.aborted = true;
        body?.error(signal.reason);
        reject(signal.reason);
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort);
      if (answers) resolve(new Response(stream));
    });
  });
  return { seen, send: (text: string) => body?.enqueue(bytes(text)), end: () => body?.close() };
}

/** The `catch` must be there before the promise rejects. */
const outcome = (promise: Promise<string>) => promise.catch((error: unknown) => error);
const failed = expect.objectContaining({ message: `Failed to load ${ADDRESS}` });

afterEach(() => void vi.unstubAllGlobals());

describe('a download from a simulated network', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('joins the pieces of a response', async () => {
    const { send, end, seen } = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    send('<svg>');
    send('</svg>');
    end();
    expect(await done).toBe('<svg></svg>');
    expect(seen).toEqual({ aborted: false, asked: 1 });
  });

  test('aborts and fails if nothing arrives within 8 s', async () => {
    const { seen } = fakeFetch({ answers: false });
    const done = outcome(download(ADDRESS, noAbort()));
    await vi.advanceTimersByTimeAsync(7999);
    expect(seen.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('aborts and fails after 8 s without progress', async () => {
    const { seen, send } = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    await vi.advanceTimersByTimeAsync(5000);
    send('<svg>');
    await vi.advanceTimersByTimeAsync(7999);
    expect(seen.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('continues while a slow response makes progress', async () => {
    const { seen, send, end } = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    for (const piece of 'one minute') {
      await vi.advanceTimersByTimeAsync(STALLED - 1);
      send(piece);
    }
    await vi.advanceTimersByTimeAsync(1);
    end();
    expect(await done).toBe('one minute');
    expect(seen.aborted).toBe(false);
  });

  test('aborts and fails after three minutes', async () => {
    const { seen, send } = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    for (let waited = 0; waited + 500 < LONGEST; waited += 500) {
      send('.');
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(seen.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('aborts and fails if a response is larger than the maximum size', async () => {
    const { seen, send } = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    send('.'.repeat(LARGEST));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(false);
    send('.');
    expect(await done).toEqual(failed);
    expect(await done).toHaveProperty('cause', new Error(`more than ${LARGEST} bytes`));
    expect(seen.aborted).toBe(true);
  });

  test('does not abort after the page was busy for longer than the timeout: data that arrived in the meantime is read', async () => {
    vi.useRealTimers();
    const { seen, send, end } = fakeFetch();
    const done = outcome(download(ADDRESS, { ...noAbort(), stalled: 80 }));
    await new Promise(resolve => setTimeout(resolve, 5));
    const until = performance.now() + 200;
    while (performance.now() < until); // a busy page handles no timers and no network events
    setTimeout(() => {
      send('late');
      end();
    }, 5);
    expect(await done).toBe('late');
    expect(seen.aborted).toBe(false);
  });

  test('leaves no timer, whether it succeeds or is aborted', async () => {
    const good = fakeFetch();
    const done = outcome(download(ADDRESS, noAbort()));
    good.end();
    await done;
    expect(vi.getTimerCount()).toBe(0);

    fakeFetch({ answers: false });
    const visit = new AbortController();
    const aborted = outcome(download(ADDRESS, withAbort(visit.signal)));
    visit.abort();
    expect(await aborted).toEqual(failed);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be aborted at any time', async () => {
    const { seen, send } = fakeFetch();
    const visit = new AbortController();
    const done = outcome(download(ADDRESS, withAbort(visit.signal)));
    send('<svg>');
    await vi.advanceTimersByTimeAsync(1);
    visit.abort();
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('ignores an abort after it has ended', async () => {
    const { seen, send, end } = fakeFetch();
    const visit = new AbortController();
    const done = outcome(download(ADDRESS, withAbort(visit.signal)));
    send('<svg/>');
    end();
    expect(await done).toBe('<svg/>');
    visit.abort();
    expect(seen.aborted).toBe(false);
  });

  test('fails at once if it is aborted before it starts, even if a response is there', async () => {
    const { send, end, seen } = fakeFetch();
    send('<svg/>');
    end();
    expect(await outcome(download(ADDRESS, withAbort(AbortSignal.abort())))).toEqual(failed);
    expect(seen.aborted).toBe(true);
  });
});

describe('a download from a real server', () => {
  async function withServer(listener: RequestListener, use: (address: string) => Promise<void>) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    if (!at || typeof at === 'string') throw new Error('no port');
    try {
      await use(`http://127.0.0.1:${at.port}${ADDRESS}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('decodes a character split between two pieces', async () => {
    const [head, tail] = [Buffer.from('["é').subarray(0, 3), Buffer.from('é"]').subarray(1)];
    await withServer(
      (_, response) => response.write(head, () => setTimeout(() => response.end(tail), 20)),
      async address => expect(await outcome(download(address, noAbort()))).toBe('["é"]'),
    );
  });

  test('marks an incomplete last character with U+FFFD', async () => {
    await withServer(
      (_, response) => response.end(Buffer.from('"é').subarray(0, 2)),
      async address => expect(await outcome(download(address, noAbort()))).toBe('"\uFFFD'),
    );
  });

  test('passes its cache mode to the browser', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      asked.push(cache);
      return new Response('[]');
    });
    const { signal } = noAbort();
    await download(ADDRESS, { signal, cache: 'default' });
    await download(ADDRESS, { signal, cache: 'reload' });
    expect(asked).toEqual(['default', 'reload']);
  });

  test.each([404, 500])('fails with status %i in its message', async status => {
    await withServer(
      (_, response) => response.writeHead(status).end('<svg/>'),
      async address => {
        const error = await outcome(download(address, noAbort()));
        expect(error).toMatchObject({
          message: `Failed to load ${address}`,
          cause: { message: `status ${status}` },
        });
      },
    );
  });

  test('closes the connection after a stall', async () => {
    let closed: Promise<unknown> | undefined;
    await withServer(
      (_, response) => {
        closed = once(response, 'close');
        response.write('<svg>');
      },
      async address => {
        expect(await outcome(download(address, { ...noAbort(), stalled: 20 }))).toMatchObject({
          message: `Failed to load ${address}`,
        });
        await closed;
      },
    );
  });

  test('does not read the rest of an error page', async () => {
    let closed: Promise<unknown> | undefined;
    await withServer(
      (_, response) => {
        closed = once(response, 'close');
        response.writeHead(500).write('sorry, ');
      },
      async address => {
        expect(await outcome(download(address, noAbort()))).toMatchObject({
          message: `Failed to load ${address}`,
        });
        await closed;
      },
    );
  });

  test('fails if the connection breaks', async () => {
    await withServer(
      (request, response) => response.write('<svg>', () => request.socket.destroy()),
      async address => {
        expect(await outcome(download(address, noAbort()))).toMatchObject({
          message: `Failed to load ${address}`,
        });
      },
    );
  });
});
