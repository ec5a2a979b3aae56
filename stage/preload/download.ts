/** A download that always ends: it is aborted if it stalls, takes too long or is too large. */

/** Timeout without a received byte, in ms. */
export const STALLED = 8000;
/** Timeout of the whole download, in ms; the slowest usable connection loads a pack in one minute. */
export const LONGEST = 180_000;
/** Maximum size in bytes, after decompression; the largest pack has about 250,000. */
export const LARGEST = 4_000_000;
/**
 * Number of parts of a timeout: a long task on the page counts as one part, however long, because received data waits
 * for the end of the task too.
 */
const PARTS = 8;

/** Calls `end` after `milliseconds` unless `stop` is called first; `begin` restarts the count. */
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
  /** timeout without a received byte, in ms; absent: `STALLED` */
  readonly stalled?: number;
}

/**
 * Returns the body of `address` as text. Rejects with an Error that names the address if the response is not
 * successful, the connection breaks, no byte arrives for `stalled` ms, the download takes longer than `LONGEST` ms or
 * is larger than `LARGEST` bytes, or `signal` aborts it.
 */
export async function download(
  address: string,
  { signal, cache, stalled = STALLED }: DownloadOptions,
): Promise<string> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  // a signal that is already aborted fires no event
  if (signal.aborted) abort();
  const silence = timeLimit(stalled, abort);
  const whole = timeLimit(LONGEST, abort);
  let size = 0;
  try {
    const response = await fetch(address, { signal: own.signal, cache });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const decoder = new TextDecoder();
    const chunks: string[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      silence.begin();
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
    silence.stop();
    whole.stop();
    signal.removeEventListener('abort', abort);
  }
}
