/** One download that ends in any case: what makes no progress is aborted. */

/** Milliseconds without a byte before a download counts as failed. */
export const STALLED = 8000;

/**
 * The body of `address` as bytes. Rejects with an Error that names the address when the server answers
 * anything but success, the connection breaks, nothing arrives for `stalled` ms, or `signal` aborts it.
 */
export async function download(
  address: string,
  signal: AbortSignal,
  stalled = STALLED,
): Promise<Uint8Array<ArrayBuffer>> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  // a signal that was aborted before calls no listener any more
  if (signal.aborted) abort();
  let timer = setTimeout(abort, stalled);
  try {
    const response = await fetch(address, { signal: own.signal });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, stalled);
      chunks.push(part.value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch (cause) {
    // without it an answer that nobody reads would go on arriving
    abort();
    throw new Error(`Failed to load ${address}`, { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
