import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRelease } from '../../../src/kiosk/release.ts';

const HOUR = 3_600_000;
const page = (entry: string) => `<script type="module" crossorigin src="/assets/${entry}.js"></script>`;

/** What is served now; undefined where nothing answers. */
let served: string | undefined;
let isFree = true;
const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  served = page('index-1');
  isFree = true;
  reload.mockClear();
  const script = { getAttribute: () => '/assets/index-1.js' };
  vi.stubGlobal('document', { querySelectorAll: () => [script] });
  vi.stubGlobal('fetch', async () => {
    if (served === undefined) throw new TypeError('Failed to fetch');
    return new Response(served);
  });
  stop = watchRelease({ address: '/simulation_wny', isFree: () => isFree, reload });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the same release all day is no reason to reload', async () => {
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(reload).not.toHaveBeenCalled();
});

it('once a day, while nobody plays, it reloads itself', async () => {
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a new release is taken within the hour', async () => {
  served = page('index-2');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('while somebody plays nothing is taken, and within an hour of her going it is', async () => {
  served = page('index-2');
  isFree = false;
  await vi.advanceTimersByTimeAsync(30 * HOUR);
  expect(reload).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('whoever comes while the release is asked for is not interrupted', async () => {
  vi.stubGlobal('fetch', async () => {
    isFree = false;
    return new Response(page('index-2'));
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['nothing answers', undefined],
  ['a hall’s network asks for a password', '<h1>Sign in</h1>'],
])('where %s it goes on with what it has, after a day too', async (_, answer) => {
  served = answer;
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(reload).not.toHaveBeenCalled();
  served = page('index-1');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stopped, it leaves no timer behind', () => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
