/** One download that ends in any case: what makes no progress, or too little of it, or has no end, is aborted. */

/** Milliseconds without a byte before a download counts as failed. */
export const STALLED = 8000;
/** Milliseconds in which the whole must have come: the slowest line that makes sense brings a pack in a minute. */
export const LONGEST = 180_000;
/** Bytes, unpacked, that are read at most; a pack has a twentieth of them. */
export const LARGEST = 4_000_000;
/** Time is counted in parts: however long the page itself is busy, that is one part, for what has come waits too. */
const PARTS = 8;

/** Calls `end` after so many milliseconds unless it is stopped; `begin` counts from the start again. */
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
  /** aborts the download at any time */
  readonly signal: AbortSignal;
  /** 'reload' asks the server whatever the browser has kept */
  readonly cache: 'default' | 'reload';
  /** milliseconds, instead of `STALLED` */
  readonly stalled?: number;
}

/**
 * The body of `address` as text. Rejects with an Error that names the address when the server answers anything but
 * success, the connection breaks, nothing arrives for `stalled` ms, it is not all there after `LONGEST` ms or larger
 * than `LARGEST`, or `signal` aborts it.
 */
export async function download(
  address: string,
  { signal, cache, stalled = STALLED }: DownloadOptions,
): Promise<string> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  // a signal that was aborted before calls no listener any more
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
    // without it an answer that nobody reads would go on arriving
    abort();
    throw new Error(`Failed to load ${address}`, { cause });
  } finally {
    silence.stop();
    whole.stop();
    signal.removeEventListener('abort', abort);
  }
}
