import type { Page } from '@playwright/test';

/**
 * Finds the elements that people in a room with a projector cannot see. Returns the first 120 characters of their HTML.
 * - Words that are too small for the last row: the font size is under 1/40 of the window's height.
 * - Words and buttons that the projector could cut off: they are within 3.5 % of an edge of the window.
 */
export const unseenElements = (page: Page) =>
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
