import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands. Goes on where it does, to look at the next `place` too. */
export async function findNoFault(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(faults, `axe on ${place}`).toEqual([]);
}
