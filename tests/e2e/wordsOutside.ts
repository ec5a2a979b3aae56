import type { Page } from '@playwright/test';

/**
 * Returns the words that end beyond a side of the window, or beyond the shape on which they stand: the nearest
 * element around them that paints a background, or cuts its contents off. Each text has one entry. Also returns an
 * entry if the page scrolls sideways. Words that can be scrolled into view may be above or below their shape.
 */
export const wordsOutside = (page: Page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const skipped = '.banner, .visually-hidden, .skip, option, [inert], .cta__text--hover';
    const isPainted = (element: Element) =>
      [undefined, '::before', '::after'].some(part => {
        const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
        if (part && content === 'none') return false;
        return backgroundImage !== 'none' || !/^rgba.*, 0\)$/.test(backgroundColor);
      });
    const isBox = (element: Element) =>
      getComputedStyle(element).display !== 'inline' &&
      (isPainted(element) ||
        getComputedStyle(element).overflowX !== 'visible' ||
        element.querySelector(':scope > .bubble__shape'));
    const boxOf = (element: Element | null): Element | null =>
      !element || isBox(element) ? element : boxOf(element.parentElement);
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      const words = text.nodeValue?.trim();
      if (!words || !owner || owner.closest(skipped)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(owner).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = range.getBoundingClientRect();
      if (lines.width < 2) continue;
      const box = boxOf(owner);
      const shape = box?.getBoundingClientRect();
      const isScrolled =
        box &&
        (box === document.body ||
          box === document.documentElement ||
          /auto|scroll/.test(getComputedStyle(box).overflowY));
      const slack = Number.parseFloat(getComputedStyle(owner).fontSize) * 0.3;
      const isSideways = owner.closest('.cards__hand, .cards__list');
      const beyond = [
        !isSideways && lines.left < -1 && `left of the window by ${Math.round(-lines.left)}`,
        !isSideways &&
          lines.right > innerWidth + 1 &&
          `right of the window by ${Math.round(lines.right - innerWidth)}`,
        shape &&
          lines.left < shape.left - 1 &&
          `left of ${box?.className} by ${Math.round(shape.left - lines.left)}`,
        shape &&
          lines.right > shape.right + 1 &&
          `right of ${box?.className} by ${Math.round(lines.right - shape.right)}`,
        shape &&
          !isScrolled &&
          lines.top < shape.top - slack &&
          `above ${box?.className} by ${Math.round(shape.top - lines.top)}`,
        shape &&
          !isScrolled &&
          lines.bottom > shape.bottom + slack &&
          `below ${box?.className} by ${Math.round(lines.bottom - shape.bottom)}`,
      ].filter(Boolean);
      if (beyond.length > 0)
        found.push(`"${words.slice(0, 40)}" (${owner.className || owner.tagName}): ${beyond.join(', ')}`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth)
      found.push(`the page is ${scrollWidth - innerWidth} px wider than the window`);
    return found;
  });
