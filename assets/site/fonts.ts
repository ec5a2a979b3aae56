/** Lists the letters and features of the site's font files. */

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('');

/** The letters that the site's own words use, and no others: every page waits for this file. */
export const WRITTEN = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')} !"%'()*+,-.:;?@_©é`;

const KEYBOARD = range(' ', '~');
const REST = `${KEYBOARD}\u00a0«»·×ÄÀÂÇÉÈÊËÎÏÔÖÙÛÜßäàâçèêëîïñôöùûü–—‘’“”…`;
/**
 * The other letters that a visitor may type: all of English and of Swiss names. `unicode-range` in src/styles/base.css
 * lists them, so that a page fetches this file only if it shows one of them.
 */
export const TYPED = [...REST].filter(letter => !WRITTEN.includes(letter)).join('');

/**
 * The features that browsers apply by default, and tabular figures. Without the other features the files hold fewer
 * glyphs.
 */
export const FEATURES = 'ccmp locl mark mkmk rlig rvrn calt clig liga kern tnum'.split(' ');
