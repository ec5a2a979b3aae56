/** Lists the letters and the features of the font files. */

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('');

/**
 * The letters of the site's own words. Every page loads the font file with these letters. To keep this file small,
 * further letters are in a second file (`TYPED`).
 */
export const WRITTEN = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')} !"%'()*+,-.:;?@_©é`;

const KEYBOARD = range(' ', '~');
const REST = `${KEYBOARD}\u00a0«»·×ÄÀÂÇÉÈÊËÎÏÔÖÙÛÜßäàâçèêëîïñôöùûü–—‘’“”…`;
/**
 * The letters beyond `WRITTEN` that a visitor may type, in English and in Swiss names. A second font file holds these
 * letters. `unicode-range` in src/styles/base.css lists them, so that a page loads the second file only if the page
 * shows one of them.
 */
export const TYPED = [...REST].filter(letter => !WRITTEN.includes(letter)).join('');

/**
 * The OpenType features in the font files: the features that browsers apply by default, and tabular figures (`tnum`).
 * Other features are left out, because they need more glyphs.
 */
export const FEATURES = 'ccmp locl mark mkmk rlig rvrn calt clig liga kern tnum'.split(' ');
