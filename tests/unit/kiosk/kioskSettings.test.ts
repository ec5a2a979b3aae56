import { describe, expect, it, vi } from 'vitest';
import { KIOSK_KEY, kioskOf, readKiosk } from '../../../src/device/kioskSettings.ts';

const at = (address: string) => new URL(address, 'https://kiosk.test');
const warn = vi.fn<(message: string) => void>();

/** Returns an empty storage in memory. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('an address', () => {
  it.each(['/', '/starter?licence=c_basic', '/?kiosks=90'])('%s does not start a kiosk', address => {
    expect(kioskOf(at(address), warn)).toBeUndefined();
  });

  it.each([
    ['/simulation_wny?kiosk', 60],
    ['/simulation_wny?kiosk=', 60],
    ['/simulation_wny?kiosk=15', 15],
    ['/simulation_wny?x=1&kiosk=600', 600],
  ])('%s sets an idle time of %i s', (address, idleSeconds) => {
    warn.mockClear();
    expect(kioskOf(at(address), warn)).toEqual({ idleSeconds, startPage: '/simulation_wny' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['14', '601', '-20', '1e2', '90.5', 'soon'])(
    'with kiosk=%s sets an idle time of 60 s and logs a warning',
    text => {
      warn.mockClear();
      expect(kioskOf(at(`/?kiosk=${text}`), warn)?.idleSeconds).toBe(60);
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`kiosk=${text}:`)]]);
    },
  );

  it.each([
    ['/?kiosk', '/'],
    ['/simulation_wny?kiosk', '/simulation_wny'],
    ['/starter?kiosk', '/simulation_wny'],
  ])('%s makes %s the start page of the visits', (address, page) => {
    expect(kioskOf(at(address), warn)?.startPage).toBe(page);
  });
});

describe('a tab', () => {
  it('stays a kiosk on other pages and after a reload', () => {
    const storage = memory();
    const opened = readKiosk(at('/?kiosk=90'), () => storage, warn);
    expect(opened).toEqual({ idleSeconds: 90, startPage: '/' });
    expect(readKiosk(at('/starter'), () => storage, warn)).toEqual(opened);
  });

  it('is no kiosk after the operator’s page /kiosk was opened in it', () => {
    const storage = memory();
    readKiosk(at('/?kiosk=90'), () => storage, warn);
    expect(readKiosk(at('/kiosk?kiosk'), () => storage, warn)).toBeUndefined();
    expect(readKiosk(at('/'), () => storage, warn)).toBeUndefined();
  });

  it('uses the newest address', () => {
    const storage = memory();
    readKiosk(at('/?kiosk=90'), () => storage, warn);
    readKiosk(at('/simulation_wny?kiosk=30'), () => storage, warn);
    expect(readKiosk(at('/'), () => storage, warn)).toEqual({
      idleSeconds: 30,
      startPage: '/simulation_wny',
    });
  });

  it('is no kiosk without the parameter', () => {
    expect(readKiosk(at('/'), memory, warn)).toBeUndefined();
  });

  it('if the browser refuses storage, is a kiosk only on pages whose address has the parameter', () => {
    const refused = () => {
      throw new Error('refused');
    };
    warn.mockClear();
    expect(readKiosk(at('/starter'), refused, warn)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect(readKiosk(at('/?kiosk=90'), refused, warn)?.idleSeconds).toBe(90);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('if the stored value is invalid, is a kiosk with default settings', () => {
    const storage = memory();
    storage.setItem(KIOSK_KEY, 'many /nowhere');
    expect(readKiosk(at('/'), () => storage, warn)).toEqual({
      idleSeconds: 60,
      startPage: '/simulation_wny',
    });
  });
});
