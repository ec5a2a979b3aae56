/** Removes from the visitor's texts what cannot be seen: pasted texts carry it from web pages, documents and contacts. */

/** Removes lone halves of surrogate pairs, for example half of an emoji: `encodeURIComponent` throws an error for them. */
const wellFormed = (given: string): string => given.replace(/\p{Surrogate}/gu, '');

/** Cuts a text to at most `longest` UTF-16 code units, without half an emoji at the cut. */
export const cut = (text: string, longest: number): string => wellFormed(text.slice(0, longest));

/**
 * Control characters, soft hyphens, zero-width spaces, byte-order marks and marks of the direction of writing.
 * The group matches a joiner that has a meaning: after a letter of a script without capitals (such as Persian or
 * Hindi), after a mark, or within an emoji. Safari 16.0 has no lookbehind.
 */
const UNSEEN =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d])|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/gu;
/** Letters and signs in another shape, for example fullwidth. Not ´ or ½: their compatible signs look different. */
const OTHER_SHAPES = /[\ufb00-\uffef\u{1d400}-\u{1d7ff}]+/gu;
/** All kinds of spaces, and signs that look like one: the Hangul fillers and the empty Braille pattern. */
const SPACES = /[\s\u115f\u1160\u2800\u3164]+/g;

export const cleanText = (given: string): string =>
  wellFormed(given)
    .replace(UNSEEN, '$1')
    .normalize()
    .replace(/[^\S\t\n\r]/g, ' ')
    .trim();

export const cleanLine = (given: string): string =>
  cleanText(given)
    .replace(OTHER_SHAPES, shape => shape.normalize('NFKC'))
    .replace(SPACES, ' ')
    .trim();

/** Returns the value of a digit of any script, '0' to '9': in Unicode the ten digits of a script follow each other. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Cleans a text that a machine reads, such as an e-mail address or a phone number. Also replaces digits of other
 * scripts and typographic signs, for example the hyphen U+2011, by those of a keyboard.
 */
export const cleanCode = (given: string): string =>
  cleanLine(given.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00b7\u3002]/g, '.');
