/** Imitates a browser's translator that stays on: it replaces every text of the page, also each later text. */
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** texts that the page wrote into a node which the translator had replaced, so that the visitor never sees them */
    lostTexts: string[];
  }
}

/**
 * Starts the translator when React has hydrated the page. It replaces a text node by `<font>` with the words between
 * ‹ and ›. Must be called before the page opens.
 */
export const startTranslator = (page: Page) =>
  page.addInitScript(() => {
    window.lostTexts = [];
    const replacements = new WeakMap<Node, HTMLElement>();
    const lose = (text: Node) => {
      if (replacements.get(text)?.isConnected) window.lostTexts.push(`${text.nodeValue}`);
    };
    const rewritten = new MutationObserver(records => {
      for (const { target } of records) lose(target);
    });
    const translate = (text: Node) => {
      const words = `${text.nodeValue}`;
      if (!words.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, svg, pre'))
        return;
      if (!text.parentNode) return;
      lose(text); // the page has put a replaced node into the page again: its words appear twice
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = `‹${words}›`;
      text.parentNode.replaceChild(font, text);
      replacements.set(text, font);
      rewritten.observe(text, { characterData: true });
    };
    const translateAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all = root instanceof Text ? [root] : [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode);
      all.forEach(translate);
    };
    const changed = new MutationObserver(records => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateAll(node);
    });
    new MutationObserver((_, start) => {
      if (document.documentElement?.dataset.ready === undefined) return;
      start.disconnect();
      translateAll(document.body);
      changed.observe(document.body, { childList: true, characterData: true, subtree: true });
    }).observe(document, { attributes: true, subtree: true });
  });

/** Returns a text without the translator's marks. */
export const translatedBack = (text: string | null) => `${text}`.replace(/[‹›]/g, '');

/** Checks that the translator works on the page, and that no words of the page were lost. */
export async function expectNoTextLost(page: Page) {
  await expect(page.locator('font').first()).toBeAttached();
  expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
}
