/** Leaves 1 % free, because browsers round the widths of words. */
const SLACK = 0.99;

/**
 * A ref that shrinks words which are wider than their place: it sets `--fit`, a factor of at most 1 for the font size.
 * While the element has the attribute `data-fitting`, it must be as long as the words that must not break. Measures
 * again when the window, the text size, the font or the words change. A translator changes words without React.
 */
export function fitWords(element: HTMLElement | null) {
  if (!element) return;
  const length = () =>
    getComputedStyle(element).writingMode === 'horizontal-tb' ? element.offsetWidth : element.offsetHeight;
  const fit = () => {
    element.style.setProperty('--fit', '1');
    const place = length();
    element.toggleAttribute('data-fitting', true);
    const needed = length();
    element.removeAttribute('data-fitting');
    if (needed > place) element.style.setProperty('--fit', String((place / needed) * SLACK));
  };
  let frame = 0;
  // not at once: a ResizeObserver that changes the size of what it observes is an error in WebKit
  const fitLater = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  fit();
  const resized = new ResizeObserver(fitLater);
  for (const each of [element, document.documentElement]) resized.observe(each);
  const replaced = new MutationObserver(fit);
  replaced.observe(element, { characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener('loadingdone', fit);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    replaced.disconnect();
    document.fonts.removeEventListener('loadingdone', fit);
  };
}
