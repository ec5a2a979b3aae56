/** Opens the match day on an emulated phone and waits for the start button. Offers functions that wait for steps. */
import { type Device, newVisitor, PHONE } from '../start/browser.ts';

/**
 * A phone with a screen as large as PHONE's, but without throttling. A slow network would delay the steps, and a
 * throttled processor would multiply the time of software rendering. The device pixel ratio is 1, because at a higher
 * ratio the bench would mainly measure software rendering.
 */
const FAST: Device = {
  screen: { viewport: { width: 394, height: 752 } },
  slowness: 1,
  connection: undefined,
  drawsReally: true,
};
/** Factor by which a cheap phone is assumed to be slower than this machine. */
export const { slowness: THROTTLE } = PHONE;
/**
 * Timeout and polling interval of each wait, in ms. By default Playwright polls in each frame, and the bench would
 * count these frames as frames of the page.
 */
const WAIT = { timeout: 60_000, polling: 250 };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/**
 * Opens the match day on an emulated phone. Resolves when the start button shows. `saved`: the local storage of an
 * earlier visit, by key. `watch`: a function that runs in the page before the page's own scripts.
 */
export async function openPhone(
  address: string,
  saved?: Readonly<Record<string, string>>,
  watch = () => {},
  device = FAST,
) {
  const visitor = await newVisitor(device, '', saved);
  const { page } = visitor;
  await page.addInitScript(watch);
  await page.goto(`${address}/simulation_wny`);
  const start = page.locator('.loading').getByRole('button').first();
  await start.waitFor();
  await page.waitForFunction(() => true, undefined, WAIT); // compiles Playwright's wait code before the measurement
  return {
    ...visitor,
    start,
    /** Waits until a step other than `before` is at rest. Resolves to the { label, status } of that step. */
    async settled(before?: string) {
      const isSettled = (earlier: string | undefined) => {
        const { label = '', status } = document.querySelector<HTMLElement>('.simulation')?.dataset ?? {};
        return label !== earlier && (status === 'ready' || status === 'locked') && { label, status };
      };
      const step = await (await page.waitForFunction(isSettled, before, WAIT)).jsonValue();
      if (!step) throw new Error('The step has no label');
      return step;
    },
    /** Resolves when the match day has left the step `label`. */
    untilLeft: (label: string) =>
      page.waitForFunction(
        before => document.querySelector<HTMLElement>('.simulation')?.dataset.label !== before,
        label,
        WAIT,
      ),
  };
}
