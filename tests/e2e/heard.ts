/** Records what a screen reader says during the match day: every live region, and each element that gets the focus. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** the recorded lines, in the order in which a screen reader says them */
    heard: string[];
  }
}

/**
 * Starts to record one line for each of these:
 * - a new picture: its description in round brackets, because a screen reader reads it only on demand;
 * - the text of each live region at the start, and each change of such a text. A region that appears later together
 *   with its text gets no line, because most screen readers do not announce such a region;
 * - an element that gets the focus, as `[name, role] description`.
 */
export const startListening = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    const say = (line: string) => {
      const text = line.replace(/\s+/g, ' ').replaceAll(' :', ':').trim();
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    };
    /** Returns the text that a screen reader reads: the `aria-label`, or the content without `aria-hidden` parts. */
    const read = (element: Element | null): string => {
      if (!element || element.getAttribute('aria-hidden') === 'true') return '';
      const label = element.getAttribute('aria-label');
      if (label) return label;
      const inline =
        ['SPAN', 'B', 'STRONG', 'EM'].includes(element.tagName) &&
        getComputedStyle(element).position !== 'absolute';
      const text = [...element.childNodes]
        .map(node => (node instanceof Element ? read(node) : (node.nodeValue ?? '')))
        .join('');
      return inline ? text : ` ${text} `;
    };
    const textOfIds = (element: Element, attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map(id => read(id ? document.getElementById(id) : null))
        .join(' ');
    const kindOf = (element: Element) =>
      element.getAttribute('role') ??
      { BUTTON: 'button', A: 'link', SECTION: 'region', DIALOG: 'dialog', LI: 'item' }[element.tagName] ??
      element.getAttribute('type') ??
      'nothing';
    const stage = document.querySelector('.stage');
    if (!stage) throw new Error('there is no stage');
    const isHidden = (element: Element) =>
      element.closest('[aria-hidden="true"], [inert]') !== null ||
      !element.checkVisibility({ visibilityProperty: true });
    let picture = '';
    let known: ReadonlyMap<Element, string> | undefined;
    const readRegions = () => {
      const shown = stage.getAttribute('aria-label') ?? '';
      const live = document.querySelectorAll(
        '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]',
      );
      const regions = new Map([...live].map(region => [region, isHidden(region) ? '' : read(region)]));
      // A description that a live region contains gets no line of its own: the loop below records the region.
      if (shown !== picture && ![...regions.values()].some(said => said.includes(shown))) say(`(${shown})`);
      picture = shown;
      for (const [region, said] of regions) {
        const before = known ? known.get(region) : '';
        if (before !== undefined && said !== before) say(said);
      }
      known = regions;
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    // reads the live regions one microtask late, because a screen reader says the newly focused element first
    new MutationObserver(() => queueMicrotask(readRegions)).observe(document.body, all);
    let dialog: Element | null = null;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const entered = target.closest('dialog');
      if (entered && entered !== dialog) {
        const description = textOfIds(entered, 'aria-describedby');
        // removes the picture's description from the end of `heard` if the dialog's description contains it
        if (window.heard.at(-1) === `(${picture})` && description.includes(picture)) window.heard.pop();
        say(`[${textOfIds(entered, 'aria-labelledby').trim()}, ${kindOf(entered)}] ${description}`);
      }
      dialog = entered;
      const name = textOfIds(target, 'aria-labelledby').trim() || read(target.closest('label') ?? target);
      say(`[${name.trim()}, ${kindOf(target)}] ${textOfIds(target, 'aria-describedby')}`);
    });
    // Waits two frames, because a new overlay takes the focus one frame after it appears. A timer could end too early,
    // because frames are longer on a slow machine.
    document.addEventListener('focusout', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) say('[nothing has the focus]');
        }),
      ),
    );
    readRegions();
  });

/** Returns the lines recorded so far. */
export const heardLines = (page: Page) => page.evaluate(() => window.heard);
