import type { Page } from '@playwright/test';

/** Letters that must fit on a line. */
const LETTERS = 12;

/**
 * Returns the words that wrap in a column narrower than 12 of their own letters. Checks the open dialog if there is
 * one, else the page. Leaves out headings, which may have one word per line.
 */
export const narrowWords = (page: Page) =>
  page.evaluate(least => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim() ?? '';
      let box = text.parentElement;
      if (!words || !box?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (box.closest('h1, h2, h3, .visually-hidden, [aria-hidden="true"], [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size < 2) continue;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      if (!box) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      const letters = (room * words.length) / width;
      if (letters < least) found.push(`"${words.slice(0, 40)}" has room for ${letters.toFixed(1)} letters`);
    }
    return found;
  }, LETTERS);
