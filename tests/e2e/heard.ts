/** What a screen reader says while the match day is played: the live region, and whatever gets the focus. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** line after line, as it was said */
    heard: string[];
  }
}

/**
 * Listens from now on. A line of its own for each step's picture, which is read where she looks for it; for what the
 * live region says, once for each time it changes; and for what gets the focus, with its name, kind and description.
 */
export const listen = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    const say = (line: string) => {
      const text = line.replace(/\s+/g, ' ').replaceAll(' :', ':').trim();
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    };
    /** The text of an element as it is read: without what is hidden from it. */
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
    const named = (element: Element, attribute: string) =>
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
    const region = document.querySelector('[aria-live][aria-atomic]');
    if (!stage || !region) throw new Error('there is nothing to listen to');
    let picture = '';
    let words = '';
    const look = () => {
      const shown = stage.getAttribute('aria-label') ?? '';
      const said = read(region);
      // what is said anyway is not looked for
      if (shown !== picture && !said.includes(shown)) say(`(${shown})`);
      picture = shown;
      if (said !== words) say(said);
      words = said;
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(stage.parentElement ?? stage, all);
    let dialog: Element | null = null;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const entered = target.closest('dialog');
      if (entered && entered !== dialog) {
        const description = named(entered, 'aria-describedby');
        // what its description tells is not looked for
        if (window.heard.at(-1) === `(${picture})` && description.includes(picture)) window.heard.pop();
        say(`[${named(entered, 'aria-labelledby').trim()}, ${kindOf(entered)}] ${description}`);
      }
      dialog = entered;
      const name = named(target, 'aria-labelledby').trim() || read(target.closest('label') ?? target);
      say(`[${name.trim()}, ${kindOf(target)}] ${named(target, 'aria-describedby')}`);
    });
    // what comes instead has it when it has been laid out: a frame later, however long that takes
    document.addEventListener('focusout', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) say('[nothing has the focus]');
        }),
      ),
    );
    look();
  });

/** All that was said so far, one line each. */
export const heard = (page: Page) => page.evaluate(() => window.heard);
