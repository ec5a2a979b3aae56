import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no accessibility fault on the page in its present state. `state`: name of the state, for the
 * message. The test continues after a fault.
 */
export async function findNoFault(page: Page, state: string) {
  // In legacy mode, axe analyses in the page. Otherwise, axe opens a second page for each analysis, to combine the
  // results of frames from other origins. The site has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(faults, `axe on ${state}`).toEqual([]);
}
