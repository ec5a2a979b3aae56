import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPreloader, type Loading } from '../../../stage/preload/preloader.ts';

/** Downloads that end when and how the test says. */
function depot() {
  const waiting = new Map<string, { come: () => void; fail: () => void; signal: AbortSignal }>();
  const asked: string[] = [];
  return {
    asked,
    waiting,
    fetchBytes: (address: string, signal: AbortSignal) => {
      asked.push(address);
      return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        const fail = () => reject(new Error(`Failed to load ${address}`));
        signal.addEventListener('abort', fail);
        const end = (how: () => void) => () => {
          signal.removeEventListener('abort', fail);
          how();
        };
        const bytes = new TextEncoder().encode(`<svg>${address}</svg>`);
        waiting.set(address, { come: end(() => resolve(bytes)), fail: end(fail), signal });
      });
    },
    async end(address: string, how: 'come' | 'fail') {
      const download = waiting.get(address);
      if (!download) throw new Error(`${address} was not asked for`);
      waiting.delete(address);
      download[how]();
      await turn();
    },
  };
}

/** Lets everything happen that waits for a promise that is already kept. */
const turn = () => new Promise(setImmediate);
const names = (count: number) => Array.from({ length: count }, (_, i) => `/simulation/${i}.svg`);
const ignore = () => {};

const report = ({ status, loaded, failed, total, percentage }: Loading) => ({
  status,
  loaded: loaded.size,
  failed: [...failed],
  total,
  percentage,
});

test('it begins idle, with everything before it', () => {
  const { loading } = createPreloader(names(4), ignore, depot().fetchBytes);
  expect(report(loading.getState())).toEqual({
    status: 'idle',
    loaded: 0,
    failed: [],
    total: 4,
    percentage: 0,
  });
});

test('it counts what is loaded, and the percentage is loaded over total, rounded', async () => {
  const { fetchBytes, end } = depot();
  const { loading, load } = createPreloader(names(3), ignore, fetchBytes);
  const done = load();
  const seen = [report(loading.getState())];
  for (const name of names(3)) {
    await end(name, 'come');
    seen.push(report(loading.getState()));
  }
  await done;
  const all = { failed: [], total: 3 };
  expect(seen).toEqual([
    { ...all, status: 'loading', loaded: 0, percentage: 0 },
    { ...all, status: 'loading', loaded: 1, percentage: 33 },
    { ...all, status: 'loading', loaded: 2, percentage: 67 },
    { ...all, status: 'complete', loaded: 3, percentage: 100 },
  ]);
});

test('an address that is named twice is fetched and counted once', async () => {
  const { asked, fetchBytes, end } = depot();
  const { loading, load } = createPreloader(['/a.svg', '/a.svg'], ignore, fetchBytes);
  const done = load();
  await end('/a.svg', 'come');
  await done;
  expect(asked).toEqual(['/a.svg']);
  expect(report(loading.getState())).toMatchObject({ loaded: 1, total: 1, percentage: 100 });
});

test('it asks for a few pictures at a time and for the next one as soon as one is there', async () => {
  const { asked, fetchBytes, end } = depot();
  void createPreloader(names(10), ignore, fetchBytes).load();
  const atOnce = asked.length;
  expect(atOnce).toBeGreaterThan(1);
  expect(atOnce).toBeLessThan(10);
  await end(names(1)[0] ?? '', 'come');
  expect(asked).toEqual(names(atOnce + 1));
});

test('a failed image is reported and does not stop the others', async () => {
  const { fetchBytes, end } = depot();
  const onError = vi.fn();
  const { loading, load } = createPreloader(names(10), onError, fetchBytes);
  const done = load();
  for (const [i, name] of names(10).entries()) await end(name, i % 4 === 0 ? 'fail' : 'come');
  await done;
  const failed = ['/simulation/0.svg', '/simulation/4.svg', '/simulation/8.svg'];
  expect(report(loading.getState())).toEqual({
    status: 'failed',
    loaded: 7,
    failed,
    total: 10,
    percentage: 70,
  });
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual(
    failed.map(name => `Error: Failed to load ${name}`),
  );
});

test('however many fail, all others are still asked for', async () => {
  const { fetchBytes, end } = depot();
  const { loading, load } = createPreloader(names(30), ignore, fetchBytes);
  const done = load();
  for (const [i, name] of names(30).entries()) await end(name, i < 20 ? 'fail' : 'come');
  await done;
  expect(report(loading.getState())).toMatchObject({ status: 'failed', loaded: 10, percentage: 33 });
  expect(loading.getState().failed.size).toBe(20);
});

test('retry fetches only the failed', async () => {
  const { asked, fetchBytes, end } = depot();
  const { loading, load } = createPreloader(names(4), ignore, fetchBytes);
  const first = load();
  for (const [i, name] of names(4).entries()) await end(name, i % 2 ? 'fail' : 'come');
  await first;
  asked.length = 0;
  const second = load();
  expect(asked).toEqual(['/simulation/1.svg', '/simulation/3.svg']);
  expect(report(loading.getState())).toEqual({
    status: 'loading',
    loaded: 2,
    failed: [],
    total: 4,
    percentage: 50,
  });
  await end('/simulation/1.svg', 'come');
  await end('/simulation/3.svg', 'fail');
  await second;
  expect(report(loading.getState())).toEqual({
    status: 'failed',
    loaded: 3,
    failed: ['/simulation/3.svg'],
    total: 4,
    percentage: 75,
  });
  const third = load();
  await end('/simulation/3.svg', 'come');
  await third;
  expect(report(loading.getState())).toMatchObject({ status: 'complete', failed: [], percentage: 100 });
});

test('the percentage never goes back, whatever fails and however often she retries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 17 }),
      async (luck, count) => {
        const fates = luck.values();
        const fetchBytes = (address: string) =>
          fates.next().value ? Promise.reject(new Error(address)) : Promise.resolve(new Uint8Array());
        const { loading, load } = createPreloader(names(count), ignore, fetchBytes);
        const seen = [0];
        loading.subscribe(({ percentage, loaded, total }) => {
          expect(percentage).toBe(Math.round((loaded.size / total) * 100));
          seen.push(percentage);
        });
        for (let visit = 0; visit < 4; visit += 1) await load();
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 60 },
  );
});

test('a drawing is there as text once it has come, and a card is not kept as one', async () => {
  const { fetchBytes, end } = depot();
  const { drawing, load } = createPreloader(['/a.svg', '/card.png'], ignore, fetchBytes);
  const done = load();
  expect(drawing('/a.svg')).toBeUndefined();
  await end('/a.svg', 'come');
  await end('/card.png', 'come');
  await done;
  expect(drawing('/a.svg')).toBe('<svg>/a.svg</svg>');
  expect(drawing('/card.png')).toBeUndefined();
});

test('reset aborts what is under way, asks for nothing more, and forgets everything', async () => {
  const { asked, waiting, fetchBytes, end } = depot();
  const onError = vi.fn();
  const { loading, drawing, load, reset } = createPreloader(names(20), onError, fetchBytes);
  void load();
  await end('/simulation/0.svg', 'come');
  const [count, signals] = [asked.length, [...waiting.values()].map(({ signal }) => signal)];
  reset();
  await turn();
  expect(signals.length).toBeGreaterThan(0);
  expect(signals.every(signal => signal.aborted)).toBe(true);
  expect(asked.length).toBe(count);
  expect(onError).not.toHaveBeenCalled();
  expect(drawing('/simulation/0.svg')).toBeUndefined();
  expect(report(loading.getState())).toEqual({
    status: 'idle',
    loaded: 0,
    failed: [],
    total: 20,
    percentage: 0,
  });
});

test('what comes in the very moment of a reset is not counted and leads to no other download', async () => {
  const { asked, waiting, fetchBytes } = depot();
  const { loading, load, reset } = createPreloader(names(20), ignore, fetchBytes);
  void load();
  const count = asked.length;
  for (const { come } of waiting.values()) come();
  reset();
  await turn();
  expect(asked.length).toBe(count);
  expect(report(loading.getState())).toMatchObject({ status: 'idle', loaded: 0 });
});

test('after a reset everything is fetched anew', async () => {
  const { asked, fetchBytes, end } = depot();
  const { loading, load, reset } = createPreloader(names(2), ignore, fetchBytes);
  void load();
  await end('/simulation/0.svg', 'come');
  reset();
  await turn();
  asked.length = 0;
  const again = load();
  for (const name of names(2)) await end(name, 'come');
  await again;
  expect(asked).toEqual(names(2));
  expect(report(loading.getState())).toMatchObject({ status: 'complete', loaded: 2, percentage: 100 });
});

test('who asks while pictures are under way waits for those, and nothing is fetched twice', async () => {
  const { asked, fetchBytes, end } = depot();
  const preloader = createPreloader(names(2), ignore, fetchBytes);
  const [first, second] = [preloader.load(), preloader.load()];
  expect(asked).toEqual(names(2));
  await end('/simulation/0.svg', 'come');
  await end('/simulation/1.svg', 'come');
  await Promise.all([first, second]);
  expect(preloader.loading.getState().status).toBe('complete');
});
