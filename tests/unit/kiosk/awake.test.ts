import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from '../../../src/kiosk/awake.ts';

let page: EventTarget & { visibilityState: string };
let fakeWindow: EventTarget;
let locks: { released: boolean }[];
const info = vi.spyOn(console, 'info');
const tasks = () => new Promise(setImmediate);
const heldLocks = () => locks.filter(({ released }) => !released).length;

/** Shows or hides the page. A browser releases the locks of a hidden page. */
async function becomes(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  if (state === 'hidden') for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await tasks();
}
async function touch() {
  fakeWindow.dispatchEvent(new Event('pointerup'));
  await tasks();
}
const grant = async () => {
  const lock = { released: false };
  locks.push(lock);
  return lock;
};
const refuse = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  fakeWindow = new EventTarget();
  locks = [];
  info.mockReset().mockReturnValue();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow));
  vi.stubGlobal('navigator', { wakeLock: { request: grant } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the kiosk requests a lock whenever the page becomes visible, and never holds two locks', async () => {
  keepAwake();
  await tasks();
  expect(heldLocks()).toBe(1);
  await becomes('hidden');
  expect(heldLocks()).toBe(0);
  await becomes('visible');
  await becomes('visible');
  await touch();
  expect(heldLocks()).toBe(1);
  expect(info).not.toHaveBeenCalled();
});

it.each([
  ['refused', { wakeLock: { request: refuse } }],
  ['unknown to the browser', {}],
])('a lock that is %s is logged, and requested again after a touch', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  keepAwake();
  await tasks();
  expect(info).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { wakeLock: { request: grant } });
  await touch();
  expect(heldLocks()).toBe(1);
});

it('a lock that the browser never answers is logged after a second, and requested again after a touch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('navigator', { wakeLock: { request: () => new Promise(() => {}) } });
  keepAwake();
  vi.advanceTimersByTime(1000);
  await tasks();
  expect(info).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { wakeLock: { request: grant } });
  await touch();
  expect(heldLocks()).toBe(1);
});
