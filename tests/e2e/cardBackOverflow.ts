import type { Page } from '@playwright/test';

/** Returns the height, in CSS px, by which the words extend beyond the back of the card on screen; 0 if they fit. */
export const cardBackOverflow = (page: Page) =>
  page.locator('.card__back').evaluate(back => back.scrollHeight - back.clientHeight);
