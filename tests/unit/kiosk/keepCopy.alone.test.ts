import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const keepKiosk = vi.hoisted(() => vi.fn());
vi.mock('../../../src/offline/offline.ts', () => ({ keepKiosk }));

const { keepCopy } = await import('../../../src/kiosk/keepCopy.ts');
const HOUR = 3_600_000;
const WHOLE = { total: 9, missing: 0 };
let fakeWindow = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  fakeWindow = new EventTarget();
  vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow));
  keepKiosk.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a complete copy is checked every hour', async () => {
  keepKiosk.mockResolvedValue(WHOLE);
  void keepCopy();
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(keepKiosk).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(keepKiosk).toHaveBeenCalledTimes(2);
});

it.each([
  ['a download fails', () => Promise.reject(new Error('offline'))],
  ['a file is refused', async () => ({ refused: '/starter' })],
  ['a file is missing', async () => ({ total: 9, missing: 1 })],
])(
  'if %s, the copy is made again after pauses of 4 s, 8 s and so on, of at most an hour',
  async (_, fails) => {
    keepKiosk.mockImplementation(fails);
    void keepCopy();
    for (const [calls, seconds] of [
      [1, 3.9],
      [2, 4.1],
      [3, 8],
      [4, 16],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(keepKiosk).toHaveBeenCalledTimes(calls);
    }
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    const before = keepKiosk.mock.calls.length;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(keepKiosk).toHaveBeenCalledTimes(before + 1);
  },
);

it('when the network returns, the copy is made at once', async () => {
  keepKiosk.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(WHOLE);
  void keepCopy();
  await vi.advanceTimersByTimeAsync(0);
  fakeWindow.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(keepKiosk).toHaveBeenCalledTimes(2);
});
