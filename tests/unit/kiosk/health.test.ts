import { expect, it, vi } from 'vitest';
import type { Sight } from '../../../src/device/sights.ts';
import { faultNow, watchHealth } from '../../../src/kiosk/health.ts';
import { storesInMemory } from './storage.ts';

it.each<[sights: Sight[], fault: ReturnType<typeof faultNow>, ofVisitor?: 'crash']>([
  [['invitation'], undefined],
  [['loading'], undefined],
  [['crash'], 'crash', 'crash'],
  [['start'], 'attract'],
  [['failed'], 'pictures'],
  [['invitation', 'words'], 'words'],
  [[], 'silent'],
])(
  'on an unattended kiosk that shows %s the fault is %s, and for a visitor %s',
  (sights, fault, ofVisitor) => {
    const shows = (sight: Sight) => sights.includes(sight);
    expect(faultNow(true, shows)).toBe(fault);
    expect(faultNow(false, shows)).toBe(ofVisitor);
  },
);

it('restarts come after longer and longer pauses, and the operator reads of the fault once', () => {
  const items = storesInMemory();
  vi.useFakeTimers();
  const [onFault, restart] = [vi.fn(), vi.fn()];
  const restartsAfter = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return restart.mock.calls.length;
  };
  watchHealth(() => true, onFault, restart); // nothing is shown: the fault is `silent`, which must last 40 s
  expect([43, 2, 47, 2, 53, 3].map(restartsAfter)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(onFault.mock.calls).toEqual([['silent']]);
  expect(items.get('wny-kiosk-retries')).toBe('3');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
