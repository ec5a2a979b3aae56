import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from '../../../src/kiosk/awake.ts';
import { CHECKS, runCheck } from '../../../src/kiosk/operator/checks.ts';

interface Lock {
  released: boolean;
  release(): Promise<void>;
}

let page: EventTarget & { visibilityState: string };
let fakeWindow: EventTarget;
let locks: Lock[];
let isRefused = false;
const log = vi.fn();
const tasks = () => new Promise(setImmediate);

/** Hides the page, as when the screen goes to sleep, and releases all wake locks, as a browser then does. */
function hide() {
  page.visibilityState = 'hidden';
  for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
}
function show() {
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
}
const request = async () => {
  if (isRefused) throw new DOMException('low battery', 'NotAllowedError');
  const lock = {
    released: false,
    async release() {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
};
const heldLocks = () => locks.filter(({ released }) => !released).length;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  fakeWindow = new EventTarget();
  locks = [];
  isRefused = false;
  log.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow));
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

it('the kiosk requests a lock whenever the page becomes visible, and never holds two locks', async () => {
  const stop = keepAwake(log);
  await tasks();
  expect(heldLocks()).toBe(1);
  hide();
  await tasks();
  expect(heldLocks()).toBe(0);
  show();
  show();
  await tasks();
  fakeWindow.dispatchEvent(new Event('pointerup'));
  await tasks();
  expect(heldLocks()).toBe(1);
  stop();
  await tasks();
  expect(heldLocks()).toBe(0);
  expect(log).not.toHaveBeenCalled();
});

it('a refused lock is logged once, and requested again after a touch', async () => {
  isRefused = true;
  const stop = keepAwake(log);
  await tasks();
  show();
  await tasks();
  expect(log).toHaveBeenCalledTimes(1);
  isRefused = false;
  fakeWindow.dispatchEvent(new Event('pointerup'));
  await tasks();
  expect(heldLocks()).toBe(1);
  stop();
});

it('a lock that the browser never answers is logged after a second, and requested again after a touch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('navigator', { wakeLock: { request: () => new Promise(() => {}) } });
  const stop = keepAwake(log);
  vi.advanceTimersByTime(1000);
  await tasks();
  expect(log).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  fakeWindow.dispatchEvent(new Event('pointerup'));
  await tasks();
  expect(heldLocks()).toBe(1);
  stop();
  vi.useRealTimers();
});

it('a browser without wake locks causes one log message', async () => {
  vi.stubGlobal('navigator', {});
  const stop = keepAwake(log);
  show();
  await tasks();
  expect(log).toHaveBeenCalledTimes(1);
  stop();
});

it('a hidden page, to which browsers refuse a lock, is checked when it is shown', async () => {
  const [check] = CHECKS.filter(({ name }) => name === 'pages.kiosk.wake_lock');
  isRefused = true;
  hide();
  const finding = check && runCheck(check);
  isRefused = false;
  show();
  expect(await finding).toMatchObject({ good: true });
});

it('after stop() no listener is left, and a lock that arrives later is released', async () => {
  const stop = keepAwake(log);
  stop();
  await tasks();
  expect(heldLocks()).toBe(0);
  expect(getEventListeners(page, 'visibilitychange')).toEqual([]);
  expect(getEventListeners(fakeWindow, 'pointerup')).toEqual([]);
});
