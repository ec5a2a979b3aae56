import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterVisible } from '../../../stage/renderer/visibleTimeout.ts';
import { watchContext } from '../../../stage/renderer/watchContext.ts';

const page = { hidden: false };

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watched() {
  const canvas = new EventTarget();
  const isCanvas = (value: EventTarget): value is HTMLCanvasElement => value === canvas;
  if (!isCanvas(canvas)) throw new Error('no canvas');
  const seen = { back: 0, gone: 0 };
  const stop = watchContext(
    canvas,
    () => {
      seen.back += 1;
    },
    () => {
      seen.gone += 1;
    },
  );
  return { seen, stop, tell: (name: string) => canvas.dispatchEvent(new Event(name)) };
}

describe.each([
  ['of WebGL', 'webgl'],
  ['of a plain canvas', ''],
])('a lost context %s', (_, kind) => {
  test('is given up after two seconds', () => {
    const { seen, tell } = watched();
    tell(`${kind}contextlost`);
    vi.advanceTimersByTime(1999);
    expect(seen).toEqual({ back: 0, gone: 0 });
    vi.advanceTimersByTime(1);
    expect(seen).toEqual({ back: 0, gone: 1 });
    vi.advanceTimersByTime(60_000);
    expect(seen.gone).toBe(1);
  });

  test('is kept if it is restored in time', () => {
    const { seen, tell } = watched();
    tell(`${kind}contextlost`);
    vi.advanceTimersByTime(1500);
    tell(`${kind}contextrestored`);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual({ back: 1, gone: 0 });
  });

  test('is ignored after stop()', () => {
    const { seen, stop, tell } = watched();
    tell(`${kind}contextlost`);
    stop();
    tell(`${kind}contextlost`);
    tell(`${kind}contextrestored`);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual({ back: 0, gone: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up only two seconds after a hidden page becomes visible again', () => {
    const { seen, tell } = watched();
    tell(`${kind}contextlost`);
    vi.advanceTimersByTime(1500);
    page.hidden = true;
    vi.advanceTimersByTime(3_600_000);
    expect(seen.gone).toBe(0);
    page.hidden = false;
    vi.advanceTimersByTime(1750);
    expect(seen.gone).toBe(0);
    vi.advanceTimersByTime(250);
    expect(seen.gone).toBe(1);
  });
});

test('a sleep of the machine does not use up the timeout', () => {
  vi.useRealTimers();
  const then = vi.fn();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  afterVisible(2000, then);
  vi.advanceTimersToNextTimer(); // after a sleep of any length, an interval fires once
  expect(then).not.toHaveBeenCalled();
});
