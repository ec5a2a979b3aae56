/** Default time without a byte, in ms. */
export const STALLED = 8000;
/** Timeout in ms. The slowest usable connection needs one minute for a pack. */
export const LONGEST = 180_000;
/** Bytes, decompressed. The largest pack has fewer than 150,000. */
export const LARGEST = 4_000_000;
/**
 * During a long task the page cannot handle data that has arrived. In parts, a long task costs one part and not the
 * whole timeout.
 */
const PARTS = 8;

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
  readonly signal: AbortSignal;
  /** 'reload' bypasses the browser's cache */
  readonly cache: 'default' | 'reload';
  readonly stalled?: number;
}

/**
 * Returns the body as text. Rejects with an Error that names the address: the response fails or is no success, stalls,
 * takes longer than `LONGEST` or is larger than `LARGEST`, or `signal` aborts.
 */
export async function download(
  address: string,
  { signal, cache, stalled = STALLED }: DownloadOptions,
): Promise<string> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  // an aborted signal fires no event
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
    // the browser would otherwise go on with the unread part
    abort();
    throw new Error(`Failed to load ${address}`, { cause });
  } finally {
    stallLimit.stop();
    totalLimit.stop();
    signal.removeEventListener('abort', abort);
  }
}
