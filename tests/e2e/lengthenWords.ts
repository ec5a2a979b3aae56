import type { Page } from '@playwright/test';

/** How a text changes: all words become 1.6 times as long, or its longest word gets 24 letters. */
export const LENGTHENED = ['all words', 'one word'] as const;

/**
 * Changes every text of the page, also later ones, as a translator of the browser does: by replacing what a text node
 * says. To be called when React has hydrated the page.
 */
export const lengthenWords = (page: Page, how: (typeof LENGTHENED)[number]) =>
  page.evaluate(which => {
    const written = new WeakMap<Node, string | null>();
    const longer = (word: string) => word + 'schaftlicherweise'.slice(0, Math.round(word.length * 0.6));
    const change = (text: string) => {
      const words = text.match(/\p{L}{2,}/gu) ?? [];
      if (which === 'all words') return text.replace(/\p{L}{2,}/gu, longer);
      const [longest = ''] = words.sort((a, b) => b.length - a.length);
      return longest ? text.replace(longest, 'Mannschaftskapitänsbinde') : text;
    };
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (
        let text: Node | null = root.nodeType === 3 ? root : texts.nextNode();
        text;
        text = texts.nextNode()
      ) {
        if (text.parentElement?.closest('script, style, textarea, [translate="no"]')) continue;
        if (written.get(text) === text.nodeValue) continue;
        text.nodeValue = change(text.nodeValue ?? '');
        written.set(text, text.nodeValue);
      }
    };
    translate(document.body);
    new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, how);
