import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download, LARGEST, LONGEST, STALLED } from '../../../stage/preload/download.ts';

const ADDRESS = '/simulation/md/00-02.json';
const never = () => ({ signal: new AbortController().signal, cache: 'default' as const });
const until = (signal: AbortSignal) => ({ signal, cache: 'default' as const });
const bytes = (text: string) => new TextEncoder().encode(text);

/** A server in this process that sends what a test tells it to, and sees whether it is still wanted. */
function wire({ answers = true } = {}) {
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

/** A failure is a value here, so that no promise rejects while nobody listens. */
const outcome = (promise: Promise<string>) => promise.catch((error: unknown) => error);
const failed = expect.objectContaining({ message: `Failed to load ${ADDRESS}` });

afterEach(() => void vi.unstubAllGlobals());

describe('with the clock in hand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what comes in pieces is put together', async () => {
    const { send, end, seen } = wire();
    const done = outcome(download(ADDRESS, never()));
    send('<svg>');
    send('</svg>');
    end();
    expect(await done).toBe('<svg></svg>');
    expect(seen).toEqual({ aborted: false, asked: 1 });
  });

  test('what does not begin within 8 s is aborted and counts as failed', async () => {
    const { seen } = wire({ answers: false });
    const done = outcome(download(ADDRESS, never()));
    await vi.advanceTimersByTimeAsync(7999);
    expect(seen.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('what begins and then makes no progress for 8 s is aborted and counts as failed', async () => {
    const { seen, send } = wire();
    const done = outcome(download(ADDRESS, never()));
    await vi.advanceTimersByTimeAsync(5000);
    send('<svg>');
    await vi.advanceTimersByTimeAsync(7999);
    expect(seen.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('what is slow but comes is waited for', async () => {
    const { seen, send, end } = wire();
    const done = outcome(download(ADDRESS, never()));
    for (const piece of 'one minute') {
      await vi.advanceTimersByTimeAsync(STALLED - 1);
      send(piece);
    }
    await vi.advanceTimersByTimeAsync(1);
    end();
    expect(await done).toBe('one minute');
    expect(seen.aborted).toBe(false);
  });

  test('what comes in drops for three minutes is aborted and counts as failed', async () => {
    const { seen, send } = wire();
    const done = outcome(download(ADDRESS, never()));
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

  test('what has no end is aborted when it is larger than anything of ours', async () => {
    const { seen, send } = wire();
    const done = outcome(download(ADDRESS, never()));
    send('.'.repeat(LARGEST));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.aborted).toBe(false);
    send('.');
    expect(await done).toEqual(failed);
    expect(seen.aborted).toBe(true);
  });

  test('a page that was busy for long is not a line that is stalled: what has come meanwhile is read', async () => {
    vi.useRealTimers();
    const { seen, send, end } = wire();
    const done = outcome(download(ADDRESS, { ...never(), stalled: 80 }));
    await new Promise(resolve => setTimeout(resolve, 5));
    const until = performance.now() + 200;
    while (performance.now() < until); // busy
    setTimeout(() => {
      send('late');
      end();
    }, 5);
    expect(await done).toBe('late');
    expect(seen.aborted).toBe(false);
  });

  test('nothing is left waiting, however it ends', async () => {
    const good = wire();
    const done = outcome(download(ADDRESS, never()));
    good.end();
    await done;
    expect(vi.getTimerCount()).toBe(0);

    wire({ answers: false });
    const visit = new AbortController();
    const aborted = outcome(download(ADDRESS, until(visit.signal)));
    visit.abort();
    expect(await aborted).toEqual(failed);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('who asks may abort it at any time', async () => {
    const { seen, send } = wire();
    const visit = new AbortController();
    const done = outcome(download(ADDRESS, until(visit.signal)));
    send('<svg>');
    await vi.advanceTimersByTimeAsync(1);
    visit.abort();
    expect(seen.aborted).toBe(true);
    expect(await done).toEqual(failed);
  });

  test('who aborts after it has ended aborts nothing', async () => {
    const { seen, send, end } = wire();
    const visit = new AbortController();
    const done = outcome(download(ADDRESS, until(visit.signal)));
    send('<svg/>');
    end();
    expect(await done).toBe('<svg/>');
    visit.abort();
    expect(seen.aborted).toBe(false);
  });

  test('what was aborted before it began fails at once, though an answer is there', async () => {
    const { send, end, seen } = wire();
    send('<svg/>');
    end();
    expect(await outcome(download(ADDRESS, until(AbortSignal.abort())))).toEqual(failed);
    expect(seen.aborted).toBe(true);
  });
});

describe('from a real server', () => {
  /** Runs `use` against a server that answers with `listener`; it closes whatever is still open. */
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

  test('a text comes as it is, wherever it was cut on its way', async () => {
    const [head, tail] = [Buffer.from('["é').subarray(0, 3), Buffer.from('é"]').subarray(1)];
    await withServer(
      (_, response) => response.write(head, () => setTimeout(() => response.end(tail), 20)),
      async address => expect(await outcome(download(address, never()))).toBe('["é"]'),
    );
  });

  test('a text whose last letter is cut off says so, in the letter that stands for it', async () => {
    await withServer(
      (_, response) => response.end(Buffer.from('"é').subarray(0, 2)),
      async address => expect(await outcome(download(address, never()))).toBe('"\uFFFD'),
    );
  });

  test('the browser may answer from its cache, or is told to ask the server', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      asked.push(cache);
      return new Response('[]');
    });
    const { signal } = never();
    await download(ADDRESS, { signal, cache: 'default' });
    await download(ADDRESS, { signal, cache: 'reload' });
    expect(asked).toEqual(['default', 'reload']);
  });

  test.each([404, 500])('a status %i fails and says so', async status => {
    await withServer(
      (_, response) => response.writeHead(status).end('<svg/>'),
      async address => {
        const error = await outcome(download(address, never()));
        expect(error).toMatchObject({
          message: `Failed to load ${address}`,
          cause: { message: `status ${status}` },
        });
      },
    );
  });

  test('a stall closes the connection', async () => {
    let closed: Promise<unknown> | undefined;
    await withServer(
      (_, response) => {
        closed = once(response, 'close');
        response.write('<svg>');
      },
      async address => {
        expect(await outcome(download(address, { ...never(), stalled: 20 }))).toMatchObject({
          message: `Failed to load ${address}`,
        });
        await closed;
      },
    );
  });

  test('an error page that never ends is not read on', async () => {
    let closed: Promise<unknown> | undefined;
    await withServer(
      (_, response) => {
        closed = once(response, 'close');
        response.writeHead(500).write('sorry, ');
      },
      async address => {
        expect(await outcome(download(address, never()))).toMatchObject({
          message: `Failed to load ${address}`,
        });
        await closed;
      },
    );
  });

  test('a connection that breaks fails', async () => {
    await withServer(
      (request, response) => response.write('<svg>', () => request.socket.destroy()),
      async address => {
        expect(await outcome(download(address, never()))).toMatchObject({
          message: `Failed to load ${address}`,
        });
      },
    );
  });
});
