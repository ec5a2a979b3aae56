import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRelease } from '../../../src/kiosk/watchRelease.ts';

const HOUR = 3_600_000;
const page = (entry: string) => `<script type="module" crossorigin src="/assets/${entry}.js"></script>`;

/** HTML of the page that the server sends; undefined: the server does not answer. */
let served: string | undefined;
let isFree = true;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  served = page('index-1');
  isFree = true;
  reload.mockClear();
  const script = { getAttribute: () => '/assets/index-1.js' };
  vi.stubGlobal('document', { querySelector: () => script });
  vi.stubGlobal('fetch', async () => {
    if (served === undefined) throw new TypeError('Failed to fetch');
    return new Response(served);
  });
  watchRelease('/simulation_wny', () => isFree, reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an unused kiosk reloads an unchanged release once a day', async () => {
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('nothing reloads during a visit; a new release is loaded within an hour after the visit', async () => {
  served = page('index-2');
  isFree = false;
  await vi.advanceTimersByTimeAsync(30 * HOUR);
  expect(reload).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a visit that starts during the check is not interrupted', async () => {
  vi.stubGlobal('fetch', async () => {
    isFree = false;
    return new Response(page('index-2'));
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['no server answers', undefined],
  ['the network answers with its own sign-in page', '<h1>Sign in</h1>'],
])('if %s, the kiosk does not reload, not even after a day', async (_, answer) => {
  served = answer;
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(reload).not.toHaveBeenCalled();
  served = page('index-1');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).toHaveBeenCalledTimes(1);
});
