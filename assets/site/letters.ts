/** Which letters the site's font files hold. */

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('');

/** What the site writes, and no more: every page waits for this file. */
export const WRITTEN = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')} !"%'()*+,-.:;?@_©é`;

const KEYBOARD = range(' ', '~');
const REST = `${KEYBOARD}\u00a0«»·×ÄÀÂÇÉÈÊËÎÏÔÖÙÛÜßäàâçèêëîïñôöùûü–—‘’“”…`;
/**
 * What a visitor may type besides: every letter of English and of Switzerland's names. `unicode-range` in
 * src/styles/base.css names them, so that the file is fetched when one of them stands on a page.
 */
export const TYPED = [...REST].filter(letter => !WRITTEN.includes(letter)).join('');

/** What a browser applies unasked, and figures of one width: without the other features there are fewer glyphs. */
export const FEATURES = 'ccmp locl mark mkmk rlig rvrn calt clig liga kern tnum'.split(' ');
