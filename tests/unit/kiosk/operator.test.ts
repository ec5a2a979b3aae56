import { afterEach, expect, it, vi } from 'vitest';
import { noteFault, noteVisit, readLog } from '../../../src/kiosk/log.ts';
import { addressFinding, runCheck } from '../../../src/kiosk/operator/checks.ts';
import { textOf } from '../../texts.ts';
import { storesInMemory, storesNothing } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HERE = 'https://here.example';
it.each([
  ['this page', HERE, 'good', HERE],
  ['no page, because the build has no SITE_URL', undefined, 'bad', `SITE_URL set to ${HERE}`],
  ['another site', 'https://other.example', 'unknown', 'https://other.example'],
])('the operator reads that the codes lead to %s', (_, site, state, text) => {
  const finding = addressFinding(site, HERE);
  expect(finding.state).toBe(state);
  expect(textOf(finding.words, finding.values)).toContain(text);
});

it('a hidden page, to which browsers refuse a wake lock, is checked when it is shown', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const request = async () => {
    if (page.visibilityState === 'hidden') throw new DOMException('hidden', 'NotAllowedError');
    return { release: async () => {} };
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const finding = runCheck('wake_lock');
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await finding).toMatchObject({ state: 'good' });
});

it('a browser that refuses storage fails the check and keeps no log, and nothing throws', async () => {
  storesNothing();
  noteVisit();
  expect(readLog()).toEqual({ visitAt: 0, fault: undefined });
  expect(await runCheck('storage')).toMatchObject({ state: 'bad' });
});

it('the log contains the last visit and the last fault', () => {
  storesInMemory();
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
  noteVisit();
  noteFault('crash');
  noteFault('code');
  expect(readLog()).toEqual({ visitAt: 1, fault: { at: 3, what: 'code' } });
});

it.each(['junk', '2 unknown', ' '])('with %s stored, the log is empty', stored => {
  const items = storesInMemory();
  items.set('wny-kiosk-visit', stored);
  items.set('wny-kiosk-fault', stored);
  expect(readLog().fault).toBeUndefined();
  expect(readLog().visitAt || 0).toBe(0);
});
