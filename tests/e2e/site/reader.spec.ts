/** Tests the pages in reader mode, with the library that Firefox uses for its reader mode. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from '../../texts.ts';
import { advance, enter, expect, settled, test } from '../matchDay.ts';

// the library assigns text as HTML, which the pages' content security policy forbids (trusted types)
test.use({ bypassCSP: true });

const sourceOf = (address: string) => readFileSync(fileURLToPath(address), 'utf8');
const LIBRARY = sourceOf(import.meta.resolve('@mozilla/readability/Readability.js'));
/** Script that returns whether a browser would offer reader mode for the page. */
const OFFERED = `${sourceOf(import.meta.resolve('@mozilla/readability/Readability-readerable.js'))}; isProbablyReaderable(document)`;
/** Script that returns the text and headings that reader mode keeps, and the page's own headings. */
const READ = `${LIBRARY}; (() => {
  const { content, textContent } = new Readability(document.cloneNode(true)).parse();
  const read = new DOMParser().parseFromString(content, 'text/html');
  const wordsOf = (within, names) => [...within.querySelectorAll(names)].map(it => it.textContent.trim());
  return { text: textContent, headings: wordsOf(read, 'h2, h3'), own: wordsOf(document, 'main :is(h2, h3)') };
})()`;

test('reader mode shows the text and the headings of the home page and the starter pack', async ({
  page,
}) => {
  for (const [path, words, omitted] of [
    ['/', textOf('pages.home.section_5.title'), [textOf('pages.home.cards.title')]],
    ['/starter', 'Introduction Course', [textOf('pages.starter.start.title')]],
  ] as const) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const read: { text: string; headings: string[]; own: string[] } = await page.evaluate(READ);
    expect(read.headings).toContain(words);
    expect(read.headings, path).toEqual(read.own.filter(heading => !omitted.some(one => one === heading)));
    const paragraphs = await page.locator('main p:visible').allInnerTexts();
    const long = paragraphs.filter(text => text.length > 120).map(text => text.split('\n')[0] ?? '');
    expect(long.length, path).toBeGreaterThan(2);
    const squeezed = read.text.replace(/\s+/g, ' ');
    for (const text of long) expect(squeezed, path).toContain(text.slice(0, 60).replace(/\s+/g, ' '));
  }
});

test('reader mode is offered for the transcript and not for the match day, which still plays after the library has run', async ({
  page,
}) => {
  await page.goto('/transcript');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  expect(await page.evaluate(OFFERED)).toBe(true);
  await enter(page);
  expect(await page.evaluate(OFFERED)).toBe(false);
  await page.evaluate(READ);
  await advance(page, () => page.keyboard.press('ArrowRight'));
  await settled(page);
});
