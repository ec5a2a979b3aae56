import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKiosk } from '../../../src/device/kioskSettings.ts';
import { storesInMemory, storesNothing } from './storage.ts';

const read = (address: string) => readKiosk(new URL(address, 'https://kiosk.test'));
const warn = vi.spyOn(console, 'warn');
let items: Map<string, string>;

beforeEach(() => {
  items = storesInMemory();
  warn.mockReset().mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

it.each(['/', '/starter?licence=c_basic', '/?kiosks=90'])('%s does not start a kiosk', address => {
  expect(read(address)).toBeUndefined();
});

it.each([
  ['/simulation_wny?kiosk', 60, '/simulation_wny'],
  ['/simulation_wny?kiosk=', 60, '/simulation_wny'],
  ['/simulation_wny?x=1&kiosk=600', 600, '/simulation_wny'],
  ['/?kiosk=15', 15, '/'],
  ['/starter?kiosk', 60, '/simulation_wny'],
])(
  '%s sets an idle time of %i s, and %s as the start page of the visits',
  (address, idleSeconds, startPage) => {
    expect(read(address)).toEqual({ idleSeconds, startPage });
    expect(warn).not.toHaveBeenCalled();
  },
);

it.each(['14', '601', '-20', '1e2', '90.5', 'soon'])(
  'kiosk=%s sets an idle time of 60 s and logs a warning',
  text => {
    expect(read(`/?kiosk=${text}`)?.idleSeconds).toBe(60);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`kiosk=${text}:`)]]);
  },
);

it('a tab stays a kiosk on other pages and after a reload, with the settings of the newest address', () => {
  read('/?kiosk=90');
  expect(read('/starter')).toEqual({ idleSeconds: 90, startPage: '/' });
  read('/simulation_wny?kiosk=30');
  expect(read('/')).toEqual({ idleSeconds: 30, startPage: '/simulation_wny' });
});

it('a tab is no kiosk after the operator’s page /kiosk was opened in it', () => {
  read('/?kiosk=90');
  expect(read('/kiosk?kiosk')).toBeUndefined();
  expect(read('/')).toBeUndefined();
});

it('if the browser refuses storage, a tab is a kiosk only on pages whose address has the parameter', () => {
  storesNothing();
  expect(read('/starter')).toBeUndefined();
  expect(read('/?kiosk=90')?.idleSeconds).toBe(90);
});

it('if the stored value is invalid, a tab is a kiosk with default settings', () => {
  items.set('wny-kiosk', 'many /nowhere');
  expect(read('/')).toEqual({ idleSeconds: 60, startPage: '/simulation_wny' });
});
