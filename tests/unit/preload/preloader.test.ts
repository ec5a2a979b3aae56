import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPreloader, type Loading } from '../../../stage/preload/preloader.ts';
import { fakeDownloads, filesOf, nextTask, textOf } from './packs.ts';

const ignore = () => {};
const ADDRESSES = filesOf(10).map(({ address }) => address);
const addressOf = (i: number) => ADDRESSES[i] ?? '';
const report = ({ status, loaded, failed, total, percentage }: Loading) => [
  status,
  loaded,
  failed,
  total,
  percentage,
];

async function begun(count: number, onError: (error: unknown) => void = ignore) {
  const wire = fakeDownloads();
  const preloader = createPreloader(filesOf(count), onError, wire.fetchText);
  const done = preloader.load();
  await nextTask();
  return { ...wire, ...preloader, done, now: () => report(preloader.loading.getState()) };
}

test('a preloader is idle at first, with no image loaded', () => {
  const { loading } = createPreloader(filesOf(4), ignore, fakeDownloads().fetchText);
  expect(report(loading.getState())).toEqual(['idle', 0, 0, 10, 0]);
});

test('a preloader counts the loaded images, and rounds their percentage', async () => {
  const { now, end, done } = await begun(3);
  const seen = [now()];
  for (const i of [0, 2, 1]) {
    await end(addressOf(i), textOf(`0${i}_sheet`));
    seen.push(now());
  }
  await done;
  expect(seen).toEqual([
    ['loading', 0, 0, 6, 0],
    ['loading', 1, 0, 6, 17],
    ['loading', 4, 0, 6, 67],
    ['complete', 6, 0, 6, 100],
  ]);
});

test.each([
  ['complete', textOf('01_sheet')],
  ['failed', undefined],
] as const)(
  'a preloader changes its state once for each pack, also for the last: %s',
  async (status, last) => {
    const { loading, end, done } = await begun(2);
    const changed = vi.fn();
    loading.subscribe(changed);
    await end(addressOf(0), textOf('00_sheet'));
    await end(addressOf(1), last);
    await done;
    expect(changed).toHaveBeenCalledTimes(2);
    expect(loading.getState()).toMatchObject({ status, loaded: last ? 3 : 1 });
  },
);

test('a preloader requests all packs at once', async () => {
  const { asked } = await begun(10);
  expect(asked).toEqual(filesOf(10).map(({ address }) => `${address} default`));
});

test('a preloader reports a failed pack, counts its images as failed, and loads the other packs', async () => {
  const onError = vi.fn();
  const { now, end, done } = await begun(4, onError);
  await end(addressOf(1));
  expect(now()).toEqual(['loading', 0, 2, 10, 0]);
  await end(addressOf(3), textOf('03_sheet'));
  await end(addressOf(2));
  await end(addressOf(0), textOf('00_sheet'));
  await done;
  expect(now()).toEqual(['failed', 5, 5, 10, 50]);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
    `Error: Failed to load ${addressOf(1)}`,
    `Error: Failed to load ${addressOf(2)}`,
  ]);
});

test.each([
  ['the page of a captive portal', '<!doctype html><title>Log in</title>'],
  ['a text that was cut off', textOf('00_sheet').slice(0, -9)],
  ['JSON that is no pack', '{"message":"not found"}'],
  ['a pack with one changed digit', textOf('00_sheet').replace('20,10', '20,11')],
])('%s counts as a failed pack', async (_, text) => {
  const onError = vi.fn();
  const { now, end, done, packOf } = await begun(1, onError);
  await end(addressOf(0), text);
  await done;
  expect(now()).toEqual(['failed', 0, 1, 1, 0]);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining(`Failed to load ${addressOf(0)}`),
  ]);
  expect(packOf('00_sheet')).toBeUndefined();
});

test('a retry requests only failed packs, with cache: reload', async () => {
  const { asked, now, end, done, load } = await begun(3);
  await end(addressOf(0));
  await end(addressOf(1), textOf('01_sheet'));
  await end(addressOf(2));
  await done;
  asked.length = 0;
  const second = load();
  await nextTask();
  expect(asked).toEqual([`${addressOf(0)} reload`, `${addressOf(2)} reload`]);
  expect(now()).toEqual(['loading', 2, 0, 6, 33]);
  await end(addressOf(0), textOf('00_sheet'));
  await end(addressOf(2));
  await second;
  expect(now()).toEqual(['failed', 3, 3, 6, 50]);
  const third = load();
  await nextTask();
  await end(addressOf(2), textOf('02_sheet'));
  await third;
  expect(now()).toEqual(['complete', 6, 0, 6, 100]);
});

test('the percentage never decreases, whatever fails and however often packs are retried', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 7 }),
      async (luck, count) => {
        const fates = luck.values();
        const fetchText = (address: string) =>
          fates.next().value
            ? Promise.reject(new Error(address))
            : Promise.resolve(textOf(`${address.slice(15, 17)}_sheet`));
        const { loading, load } = createPreloader(filesOf(count), ignore, fetchText);
        const seen = [0];
        loading.subscribe(({ percentage, loaded, total }) => {
          expect(percentage).toBe(Math.round((loaded / total) * 100));
          seen.push(percentage);
        });
        for (let visit = 0; visit < 4; visit += 1) await load();
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 40 },
  );
});

test('a drawing is found in the pack of its group when the pack is loaded; an unknown drawing is never found', async () => {
  const { packOf, end, done } = await begun(2);
  expect(packOf('01_sheet')).toBeUndefined();
  await end(addressOf(1), textOf('01_sheet'));
  expect(packOf('01_sheet')?.text).toBe(textOf('01_sheet'));
  expect(packOf('01_sheet')?.pack.drawings['01_sheet']?.w).toBe(20);
  for (const unknown of ['00_sheet', '01_card', '77_sheet', ''])
    expect(packOf(unknown), unknown).toBeUndefined();
  await end(addressOf(0), textOf('00_sheet'));
  await done;
});

test('reset() aborts running downloads and clears everything', async () => {
  const onError = vi.fn();
  const { asked, waiting, now, packOf, end, reset, done } = await begun(4, onError);
  await end(addressOf(0), textOf('00_sheet'));
  const signals = [...waiting.values()].map(({ signal }) => signal);
  const count = asked.length;
  reset();
  await done;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  expect(asked.length).toBe(count);
  expect(onError).not.toHaveBeenCalled();
  expect(packOf('00_sheet')).toBeUndefined();
  expect(now()).toEqual(['idle', 0, 0, 10, 0]);
});

test('a pack that arrives at the moment of a reset is not counted', async () => {
  const { waiting, now, packOf, reset, done } = await begun(2);
  waiting.get(addressOf(0))?.end(textOf('00_sheet'));
  reset();
  await done;
  expect(now()).toEqual(['idle', 0, 0, 3, 0]);
  expect(packOf('00_sheet')).toBeUndefined();
});

test('after a reset, everything can be fetched at once, even before aborted downloads have ended', async () => {
  const { asked, now, end, load, reset } = await begun(2);
  reset();
  asked.length = 0;
  const again = load();
  await nextTask();
  for (const i of [0, 1]) await end(addressOf(i), textOf(`0${i}_sheet`));
  await again;
  expect(asked).toEqual([`${addressOf(0)} default`, `${addressOf(1)} default`]);
  expect(now()).toEqual(['complete', 3, 0, 3, 100]);
});

test('a new preloader fetches packs that an earlier one has loaded', async () => {
  const first = await begun(1);
  await first.end(addressOf(0), textOf('00_sheet'));
  await first.done;
  const second = await begun(1);
  expect(second.asked).toEqual([`${addressOf(0)} default`]);
  await second.end(addressOf(0), textOf('00_sheet'));
  await second.done;
  expect(second.now()).toEqual(['complete', 1, 0, 1, 100]);
});

test('a second load() during the first one waits for it, and fetches nothing twice', async () => {
  const { asked, now, end, load, done } = await begun(2);
  const second = load();
  expect(second).toBe(done);
  await nextTask();
  expect(asked).toHaveLength(2);
  for (const i of [0, 1]) await end(addressOf(i), textOf(`0${i}_sheet`));
  await second;
  expect(now()).toEqual(['complete', 3, 0, 3, 100]);
});

test('a load() after everything is loaded does nothing', async () => {
  const { asked, loading, end, load, done } = await begun(2);
  for (const i of [0, 1]) await end(addressOf(i), textOf(`0${i}_sheet`));
  await done;
  const changes: unknown[] = [];
  loading.subscribe(state => changes.push(state));
  await load();
  expect(changes).toEqual([]);
  expect(asked).toHaveLength(2);
});
