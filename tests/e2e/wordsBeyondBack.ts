/** Measures whether the words on a card's back fit. */
import type { Page } from '@playwright/test';

/** Returns by how many CSS pixels the words of the shown card's back extend beyond it; 0 if they fit. */
export const wordsBeyondBack = (page: Page) =>
  page.locator('.card__back').evaluate(back => back.scrollHeight - back.clientHeight);
