/**
 * Rules for the layout of a bubble in a page. bubbles.spec.ts copies the source text of each function into a page, so
 * no function uses a variable from outside.
 */

/** Whether a text has several lines and only one word on the last line. */
export function hasLonelyWord(element: Element): boolean {
  const page = element.ownerDocument;
  const texts = page.createTreeWalker(element, 4); // 4 is NodeFilter.SHOW_TEXT
  const tops: number[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = page.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      tops.push(Math.round(range.getBoundingClientRect().top));
    }
  }
  const [lastButOne = 0, last = 0] = tops.slice(-2);
  return tops.length > 1 && last > lastButOne;
}

/** Whether a bubble overlaps another element, such as the logo or a button. */
export function covers(bubble: Element, other: Element): boolean {
  const [a, b] = [bubble.getBoundingClientRect(), other.getBoundingClientRect()];
  // the left edge of the logo is slanted: its lower end is further right than its upper end
  const lean = other.matches('.logo') ? (0.14 * b.width * Math.max(0, a.top - b.top)) / b.height : 0;
  return a.left < b.right && b.left + lean < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Selector of the elements that a bubble must not cover. */
export const CONTROLS = '.logo, .controls :is(a, button)';
