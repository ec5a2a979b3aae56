import { type RefObject, useLayoutEffect } from 'react';

/** Leaves 1 % free, because browsers round the widths of words. */
const SLACK = 0.99;

/**
 * Shrinks words that are wider than their place: sets `--fit`, a factor from 0 to 1 for the font size, on the element.
 * Its width must not depend on its words; while it has the attribute `data-fitting`, its width must be that of the
 * widest words. Measures again when the place, the font, the text size or the words change, also by a translator, who
 * replaces text nodes without React.
 */
export function useFittedWords(target: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const fit = () => {
      const place = element.offsetWidth;
      element.style.setProperty('--fit', '1');
      element.toggleAttribute('data-fitting', true);
      const needed = element.offsetWidth;
      element.removeAttribute('data-fitting');
      if (needed > place) element.style.setProperty('--fit', String((place / needed) * SLACK));
    };
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const replaced = new MutationObserver(fit);
    replaced.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      resized.disconnect();
      replaced.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [target]);
}
