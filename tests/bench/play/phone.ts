/** Opens the match day on an emulated phone, up to the start button, with helpers that wait for its steps. */
import { type Device, newVisitor, PHONE } from '../start/browser.ts';

/**
 * Without throttling: a slow network would delay the steps, and a throttled processor would multiply the time of
 * software rendering. Device pixel ratio 1: at a higher ratio, the figures would mainly measure software rendering.
 */
const FAST: Device = {
  screen: { viewport: { width: 394, height: 752 } },
  slowness: 1,
  line: undefined,
  drawsReally: true,
};
/** Assumed slowness of a cheap phone compared with this machine. */
export const { slowness: THROTTLE } = PHONE;
/** Polling interval in ms: polling in every frame would count as a frame of the page. */
const WAIT = { timeout: 60_000, polling: 250 };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** `saved`: local storage of an earlier visit, by key. `watch` runs in the page before its own scripts. */
export async function openPhone(address: string, saved?: Readonly<Record<string, string>>, watch = () => {}) {
  const visitor = await newVisitor(FAST, '', saved);
  const { page } = visitor;
  await page.addInitScript(watch);
  await page.goto(`${address}/simulation_wny`);
  const start = page.locator('.loading').getByRole('button').first();
  await start.waitFor();
  await page.waitForFunction(() => true, undefined, WAIT); // compiles the wait before anything is measured
  return {
    ...visitor,
    start,
    /** Resolves to { label, status } when a step other than `before` rests and waits for the visitor. */
    async settled(before?: string) {
      const isSettled = (left: string | undefined) => {
        const { label = '', status } = document.querySelector<HTMLElement>('.simulation')?.dataset ?? {};
        return label !== left && (status === 'ready' || status === 'locked') && { label, status };
      };
      const step = await (await page.waitForFunction(isSettled, before, WAIT)).jsonValue();
      if (!step) throw new Error('The step has no label');
      return step;
    },
    /** Resolves when the current step is no longer `label`. */
    left: (label: string) =>
      page.waitForFunction(
        before => document.querySelector<HTMLElement>('.simulation')?.dataset.label !== before,
        label,
        WAIT,
      ),
  };
}
