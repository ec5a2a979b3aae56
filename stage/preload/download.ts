/** A download that always ends: it is aborted if it stalls, takes too long or is too large. */

/** Default time in ms after which a download that receives no byte is aborted. */
export const STALLED = 8000;
/** Timeout of the whole download, in ms. The slowest usable connection needs one minute for a pack. */
export const LONGEST = 180_000;
/** Maximum size of a download in bytes, decompressed. The largest pack has fewer than 150,000 bytes. */
export const LARGEST = 4_000_000;
/**
 * A timeout is divided into this many parts. During a long task the page cannot handle data that has arrived. With
 * parts, a long task uses up at most one part, and not the whole timeout.
 */
const PARTS = 8;

/** Starts a timeout, which calls `end` after `milliseconds`. `begin` starts it again from zero, `stop` cancels it. */
function timeLimit(milliseconds: number, end: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const begin = () => {
    stop();
    let parts = 0;
    timer = setInterval(() => {
      parts += 1;
      if (parts === PARTS) end();
    }, milliseconds / PARTS);
  };
  begin();
  return { begin, stop };
}

export interface DownloadOptions {
  /** aborts the download */
  readonly signal: AbortSignal;
  /** 'reload' bypasses the browser's cache */
  readonly cache: 'default' | 'reload';
  /** time in ms after which a download that receives no byte is aborted; absent: `STALLED` */
  readonly stalled?: number;
}

/**
 * Returns the body of `address` as text. Rejects with an Error that names the address in each of these cases:
 * - the response is not successful, or the connection breaks
 * - no byte arrives for `stalled` ms, or the download takes longer than `LONGEST` ms
 * - the body is larger than `LARGEST` bytes
 * - `signal` aborts the download
 */
export async function download(
  address: string,
  { signal, cache, stalled = STALLED }: DownloadOptions,
): Promise<string> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  // a signal that was aborted before this call fires no event
  if (signal.aborted) abort();
  const stallLimit = timeLimit(stalled, abort);
  const totalLimit = timeLimit(LONGEST, abort);
  let size = 0;
  try {
    const response = await fetch(address, { signal: own.signal, cache });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const decoder = new TextDecoder();
    const chunks: string[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      stallLimit.begin();
      size += part.value.length;
      if (size > LARGEST) throw new Error(`more than ${LARGEST} bytes`);
      chunks.push(decoder.decode(part.value, { stream: true }));
    }
    return chunks.join('') + decoder.decode();
  } catch (cause) {
    // otherwise the browser would continue to download the unread part of the response
    abort();
    throw new Error(`Failed to load ${address}`, { cause });
  } finally {
    stallLimit.stop();
    totalLimit.stop();
    signal.removeEventListener('abort', abort);
  }
}
