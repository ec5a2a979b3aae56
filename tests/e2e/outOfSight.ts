import type { Page } from '@playwright/test';

/**
 * Returns the words and controls that cannot be scrolled into view, because an edge or another element hides them.
 * Checks the open dialog if there is one, else the page. Each hidden text or control has one entry, for its first
 * hidden line. Skips elements with a 3D transform: browsers do not report which part of them is visible.
 */
export const outOfSight = (page: Page) =>
  page.evaluate(() => {
    // gives every element pointer events: elementsFromPoint() skips visible elements with `pointer-events: none`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const mustBeVisible = (element: Element) =>
      isShown(element) &&
      // leaves out text for screen readers, decoration, the skip link, options of a closed list, and inert parts
      !element.closest('.visually-hidden, [aria-hidden="true"], .banner, .skip, option, [inert]') &&
      getComputedStyle(element).clipPath !== 'inset(50%)';
    /** Returns true if the element paints anything. A transparent element covers nothing. */
    const paints = (element: Element) =>
      /^(img|svg|canvas|input|select|textarea)$/i.test(element.tagName) ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) ||
      [undefined, '::before', '::after'].some(part => {
        const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
        const isRendered = part === undefined || content !== 'none';
        return isRendered && (backgroundImage !== 'none' || !/^rgba.*, 0\)$/.test(backgroundColor));
      });
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    const scrolls = (element: Element) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
    /** Scrolls the middle of a text line as near as possible to the middle of its scroll container. */
    const bringIntoSight = (owner: Element, { top, height }: DOMRect) => {
      const scroller = ancestors(owner).find(it => scrolls(it) && it.scrollHeight > it.clientHeight + 1);
      if (!scroller) return;
      const isPage = scroller === document.documentElement;
      const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
      scroller.scrollTop += top + height / 2 - edge - scroller.clientHeight / 2;
    };
    const lost: string[] = [];
    const look = (owner: Element, lines: () => DOMRect[], name: string) => {
      if (ancestors(owner).some(it => getComputedStyle(it).transform.startsWith('matrix3d'))) return;
      // true for a rotation or a skew: then b and c of `matrix(a, b, c, d, x, y)` are not both 0
      const isLeaning = ancestors(owner).some(
        it => !/^(none|matrix\([^,]+, 0, 0, )/.test(getComputedStyle(it).transform),
      );
      for (const [n, line] of lines().entries()) {
        if (line.width < 2 || line.height < 2) continue;
        owner.scrollIntoView({ block: 'nearest', inline: 'center' });
        bringIntoSight(owner, lines()[n] ?? line);
        const { left, right, top, bottom } = lines()[n] ?? line;
        const inset = Math.min(3, line.width / 4);
        // A leaning element may fill only a part of its box, so only the middle of each of its text lines is checked.
        for (const x of [(left + right) / 2, ...(isLeaning ? [] : [left + inset, right - inset])]) {
          const y = (top + bottom) / 2;
          const there = document.elementsFromPoint(x, y).filter(isShown);
          const seen = there.find(it => owner.contains(it) || paints(it));
          if (seen && owner.contains(seen)) continue;
          const what = seen ? `${seen.tagName} ${seen.className}` : 'the edge';
          lost.push(`"${name}", line ${n + 1}, under ${what} at ${Math.round(x)}, ${Math.round(y)}`);
          return;
        }
      }
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      if (!text.nodeValue?.trim() || !owner || !mustBeVisible(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      look(owner, () => [...range.getClientRects()], text.nodeValue.trim().slice(0, 40));
    }
    for (const control of root.querySelectorAll('button, a[href], select, textarea')) {
      if (mustBeVisible(control))
        look(control, () => [...control.getClientRects()], control.outerHTML.slice(0, 60));
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    return lost;
  });
