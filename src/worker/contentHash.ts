/**
 * Number of bytes of a hash: the first 16 of the 32 bytes of a SHA-256. 16 bytes detect every accidental change. Longer
 * hashes would lengthen the list of files, which every visit downloads.
 */
const BYTES = 16;

export async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest.subarray(0, BYTES))).replaceAll('=', '');
}
