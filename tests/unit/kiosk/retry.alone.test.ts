import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kept } from '../../../src/device/kept.ts';
import { CODE_RETRIES, reloadLater } from '../../../src/network/reloadLater.ts';
import { isServed, pauseBefore } from '../../../src/network/retry.ts';
import { storesInMemory, storesNothing } from './storage.ts';

const OURS = '<script type="module" src="/assets/index-1.js"></script>';
const reload = vi.fn();
let served: string | undefined;

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  storesInMemory();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', { pathname: '/simulation_wny', reload });
  vi.stubGlobal('fetch', async () => {
    if (served === undefined) throw new TypeError('Failed to fetch');
    return new Response(served);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the pauses double from 4 s to 32 s', () => {
  expect([0, 1, 2, 3, 4, 50].map(retry => pauseBefore(retry))).toEqual([
    4000, 8000, 16_000, 32_000, 32_000, 32_000,
  ]);
});

it('a page counts as served only if it has the scripts of the site', async () => {
  served = OURS;
  expect(await isServed()).toBe(true);
  served = '<h1>Sign in</h1>';
  expect(await isServed()).toBe(false);
  served = undefined;
  expect(await isServed()).toBe(false);
});

it('the page reloads after pauses that get longer, and only when the server sends the page', async () => {
  served = undefined;
  void reloadLater();
  await vi.advanceTimersByTimeAsync(27_000); // retries come after 4, 12 and 28 s
  expect(reload).not.toHaveBeenCalled();
  served = OURS;
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the count of retries continues after a reload, until the code loads', async () => {
  sessionStorage.setItem(CODE_RETRIES, '3');
  served = OURS;
  void reloadLater();
  expect(kept('sessionStorage', CODE_RETRIES)).toBe('4');
  await vi.advanceTimersByTimeAsync(31_900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a stored count that is not a number counts as 0', async () => {
  sessionStorage.setItem(CODE_RETRIES, 'three');
  served = OURS;
  void reloadLater();
  await vi.advanceTimersByTimeAsync(3900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('if the browser refuses storage, the page still reloads', async () => {
  storesNothing();
  served = OURS;
  void reloadLater();
  await vi.advanceTimersByTimeAsync(4000);
  expect(reload).toHaveBeenCalledTimes(1);
});
