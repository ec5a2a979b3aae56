/** Checks what a page looks like on paper. */
import { expect, type Page } from '@playwright/test';

/** Width of the printed area of an A4 sheet with margins of 14 mm, in CSS px. */
export const SHEET = { width: 688, height: 1000 };

/**
 * Switches the page to paper, and checks that no drawing covers words and that all words are dark, because browsers
 * print no backgrounds.
 */
export async function expectReadableOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const isShown = (element: Element) => {
      const { visibility, opacity, clipPath } = getComputedStyle(element);
      return visibility === 'visible' && opacity !== '0' && clipPath !== 'inset(50%)';
    };
    const drawings = [...document.querySelectorAll('img, canvas, svg')].filter(isShown);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      if (!text.nodeValue?.trim() || !element || !isShown(element) || element.closest('.visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length === 0) continue;
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 128) found.push(`light: ${text.nodeValue}`);
      for (const drawing of drawings) {
        const by = drawing.getBoundingClientRect();
        const isCovered = rects.some(
          on =>
            Math.min(on.right, by.right) - Math.max(on.left, by.left) > 2 &&
            Math.min(on.bottom, by.bottom) - Math.max(on.top, by.top) > 2,
        );
        if (isCovered) found.push(`covered by ${drawing.getAttribute('class')}: ${text.nodeValue}`);
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
}
