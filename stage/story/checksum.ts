/** What a file's name says about the text in it, so that whoever gets the text can see that it is the one. */

/**
 * 53 bits of a text, as letters and digits: cyrb53, two products that each take in every character. It finds a text that
 * was changed by accident, in less than its JSON takes to parse, and unlike a browser's digests without a secure address.
 */
export function checksumOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  const low = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  const high = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return ((high & (2 ** 21 - 1)) * 2 ** 32 + (low >>> 0)).toString(36);
}
