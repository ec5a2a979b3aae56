/**
 * Defines faults while the visitor fills in the registration form: unusual texts from a link, the keyboard or the
 * clipboard. Also defines faults in which a translation or a writing assistant changes the page before its scripts run.
 */
import { expect, type Page } from '@playwright/test';
import { duringVisit, type Fault } from './fault.ts';
import { insertGrammar, translate } from './page.ts';

/**
 * Adds a check to a fault: the site posts exactly once, and the posted text contains no half of a surrogate pair (an
 * emoji is such a pair). JSON writes a half as an escape, for example `\ud83d`.
 */
const postsWholeCharacters = (fault: Fault): Fault => {
  const posted: string[] = [];
  return {
    ...fault,
    before: ({ page }) =>
      page.on(
        'request',
        request => void posted.push(request.method() === 'POST' ? `${request.postData()}` : ''),
      ),
    end: () => {
      expect(posted.filter(Boolean)).toHaveLength(1);
      expect(posted.join()).not.toMatch(/\\ud[89a-f]/i);
    },
  };
};

/**
 * Query with a text of 101 code units that ends with an emoji. The form keeps 100 code units, and so cuts the emoji in
 * half.
 */
export const CUT_LINK = `?licence=uefa_c&district=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`;
export const linkWithHalf = postsWholeCharacters(
  duringVisit('the link is cut within an emoji', page =>
    page.getByLabel('What is it about?').selectOption('uefa_c'),
  ),
);
export const fieldWithHalf = postsWholeCharacters(
  duringVisit('half an emoji comes into a field', async page => {
    await page.getByLabel('First name').focus();
    await page.evaluate(() => document.execCommand('insertText', false, '\ud83d'));
  }),
);

/**
 * Clears the field Message and enters the text again that `fillIn` has entered. The last word comes from an
 * input method, as for Japanese. The visitor accepts the word with Enter, which the browser reports as the
 * key `Process`.
 */
export const composed = duringVisit('the visitor types with an input method', async page => {
  const client = await page.context().newCDPSession(page);
  await page.getByLabel('Message').fill('Hi, I might want to ');
  await page.keyboard.press('Control+End');
  for (const text of ['c', 'co', 'こ', 'coach']) {
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await client.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Process',
    windowsVirtualKeyCode: 229,
  });
  await client.send('Input.insertText', { text: 'coach' });
  await client.detach();
});

/** Cuts the message to the clipboard, types another message, then selects it and pastes the first message over it. */
export const pasted = duringVisit('the visitor pastes the message', async (page: Page) => {
  await page.getByLabel('Message').focus();
  for (const key of ['Control+a', 'Control+x']) await page.keyboard.press(key);
  await page.keyboard.type('no');
  for (const key of ['Control+a', 'Control+v']) await page.keyboard.press(key);
});

/**
 * Changes the page after the HTML is parsed and before the scripts run. React reports the change and renders the page
 * again.
 */
const beforeHydration = (is: string, change: () => void): Fault => ({
  is: `${is} before the scripts run`,
  reports: /React error #418/,
  before: ({ page }) =>
    page.addInitScript(`document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change})();
    }, { once: true })`),
});
export const translatedEarly = beforeHydration('the browser translates the page', translate);
export const grammarEarly = beforeHydration('a writing assistant adds its elements', insertGrammar);
