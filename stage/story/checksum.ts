/**
 * 53 bits in base 36 (cyrb53), against accidental changes, not attacks. Quicker than parsing the JSON, and needs no
 * secure context.
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
