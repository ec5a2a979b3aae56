import type { Page } from '@playwright/test';

/**
 * Finds the words that the last row of a room cannot read (font size under 1/40 of the window's height), and the words
 * and buttons that a projector could cut off (within 3.5 % of an edge of the window). Returns the first 120 characters
 * of the HTML of each.
 */
export const unseen = (page: Page) =>
  page.evaluate(() => {
    const [least, x, y] = [innerHeight / 40 - 0.01, innerWidth * 0.035 - 1, innerHeight * 0.035 - 1];
    const isLost = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 && (left < x || top < y || right > innerWidth - x || bottom > innerHeight - y);
    const root = document.querySelector('dialog[open]') ?? document.querySelector('.overlays');
    const seen = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden') === null,
    );
    return seen
      .filter(element => {
        if (element.matches('button') && isLost(element.getBoundingClientRect())) return true;
        const words = [...element.childNodes].filter(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const range = document.createRange();
        return words.some(node => {
          range.selectNode(node);
          const isSmall = Number.parseFloat(getComputedStyle(element).fontSize) < least;
          return isSmall || isLost(range.getBoundingClientRect());
        });
      })
      .map(element => element.outerHTML.slice(0, 120));
  });
