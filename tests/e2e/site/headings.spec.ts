/** Tests the line breaks in the large headings of the site. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../site.ts';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 394, height: 752 },
  { width: 820, height: 1180 },
  { width: 1512, height: 982 },
  { width: 1920, height: 1080 },
];
/** A heading with at least this number of words must have more than one word on its last line. */
const LONG = 5;

/** Returns the section headings of a page, each as a list of its text lines in the window. */
const headings = (page: Page) =>
  page.locator('.section h2').evaluateAll(all =>
    all.map(heading => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      const lines: string[] = [];
      let top = Number.NaN;
      for (const { 0: word, index } of text?.nodeValue?.matchAll(/\S+/g) ?? []) {
        if (!text) continue;
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const y = Math.round(range.getBoundingClientRect().top);
        if (y === top) lines.push(`${lines.pop()} ${word}`);
        else lines.push(word);
        top = y;
      }
      return lines;
    }),
  );

/** Returns the long headings with a single word on the last line. */
const withLonelyWord = (all: readonly (readonly string[])[]) =>
  all.filter(lines => lines.join(' ').split(' ').length >= LONG && !lines.at(-1)?.includes(' '));

for (const path of ['/', '/starter'])
  test(`no long heading of ${path} has a single word on its last line`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const all = await headings(page);
      expect(all.length).toBeGreaterThan(5);
      expect.soft(withLonelyWord(all), `${size.width}x${size.height}`).toEqual([]);
    }
  });
