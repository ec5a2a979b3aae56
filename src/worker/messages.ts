/** Parts of the offline copy: the site's pages, the match day, and the other files, which only a kiosk needs. */
export type Part = 'site' | 'story' | 'kiosk';

export interface ListedFile {
  readonly url: string;
  /** hash of the built file's content, see contentHash.ts */
  readonly hash: string;
  readonly part: Part;
}

/** An order from a page to the worker. The worker answers on the message's port. */
export type Order =
  | { readonly type: 'keep'; readonly parts: readonly Part[] }
  | { readonly type: 'count'; readonly parts: readonly Part[] }
  /** delete the files of other releases, if no page or worker still needs them (see tidy.ts) */
  | { readonly type: 'tidy' }
  /** ask whether this file belongs to the worker's release; the answer's `missing` is 0 for yes, 1 for no */
  | { readonly type: 'has'; readonly url: string };

export interface Kept {
  readonly total: number;
  readonly missing: number;
}
export type Answer = Kept | { readonly error: string };

/** A message from the worker to a page. The page answers on the message's port. */
export type WorkerMessage =
  /** asks which release the page belongs to; the page answers with the path of its entry script */
  | { readonly type: 'which release' }
  /** tells that a file has arrived wrong, so the worker has not stored it */
  | { readonly type: 'refused'; readonly url: string };

/** Sends a message to a page or to the worker. Resolves with the answer; rejects if none comes within `limit` ms. */
export const ask = <Reply>(
  recipient: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: Order | WorkerMessage,
  limit: number,
) =>
  new Promise<Reply>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close(); // an open port counts as running work and would keep the next worker from activating
      reject(new Error(`No answer to "${message.type}"`));
    }, limit);
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    recipient.postMessage(message, [port2]);
  });
