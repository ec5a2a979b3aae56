import { afterEach, expect, it, vi } from 'vitest';
import { onConnectionChange } from '../../../src/network/online.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a listener is called at every change of the connection until it unsubscribes', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const notify = vi.fn();
  const leave = onConnectionChange(notify);
  expect(notify).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('offline'));
  expect(notify).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect(notify).toHaveBeenCalledTimes(2);
  leave();
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  expect(notify).toHaveBeenCalledTimes(2);
});
