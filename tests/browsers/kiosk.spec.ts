/** Tests that a kiosk can return to full screen after Escape. In every browser, Escape ends full screen. */
import { click, settled, WIDE } from './play.ts';
import { expect, test } from './test.ts';

test('a kiosk shows a button after Escape, and the button returns to full screen', async ({
  visitor,
  site,
}) => {
  const isFull = () => visitor.run(() => document.fullscreenElement !== null);
  await visitor.resize(WIDE);
  await visitor.goto(`${site.url}/simulation_wny?kiosk`);
  await click(visitor, 'button', 'Why not you?');
  await settled(visitor);
  await click(visitor, 'button', 'Toggle Fullscreen');
  await expect.poll(isFull).toBe(true);
  await visitor.press('Escape');
  await expect.poll(isFull).toBe(false);
  await click(visitor, '.fullscreen-again');
  await expect.poll(isFull).toBe(true);
  await visitor.press('Escape');
  await expect.poll(isFull).toBe(false);
  await visitor.run(() => sessionStorage.clear()); // otherwise the next test's pages would be in kiosk mode
});
