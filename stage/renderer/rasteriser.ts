/** Rasterises drawings in a worker, or on the page if the worker does not start or does not answer. */
import type { LoadedPack } from '../preload/readPack.ts';
import type { RasterInput } from './draw.ts';
import type { Answer, Request } from './raster.worker.ts';
import workerUrl from './raster.worker.ts?worker&url';
import { rasteriseHere } from './rasteriseHere.ts';
import { afterVisible } from './visibleTimeout.ts';

export type Pixels = ImageBitmap | HTMLCanvasElement;

export interface Order extends Omit<RasterInput, 'pack'> {
  readonly loaded: LoadedPack;
}

export interface Rasteriser {
  /** starts the worker, so that it is ready before the first drawing */
  open(): void;
  /** rejects if the drawing is broken, there is no 2D canvas, or `close` is called before the worker has answered */
  raster(order: Order): Promise<Pixels>;
  /** ends the worker and rejects its open requests */
  close(): void;
}

/** Timeout of the worker's answers, in ms. Counts only while the page is visible, and restarts with every answer. */
export const ANSWERED_WITHIN = 15_000;

declare global {
  interface Window {
    /**
     * Undefined in some browsers. The `createScriptURL` of a policy returns a TrustedScriptURL. Here its return type is
     * string, because TypeScript's `new Worker` does not accept a TrustedScriptURL.
     */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(input: string): string };
    };
  }
}
/** The trusted types policy that the site's headers require (deploy/headers.ts). It allows only the worker's URL. */
const trusted = globalThis.window?.trustedTypes?.createPolicy('raster-worker', {
  createScriptURL: () => workerUrl,
});

const onPage = async ({ loaded, ...order }: Order): Promise<Pixels> =>
  rasteriseHere({ ...order, pack: loaded.pack });

interface Waiting {
  readonly order: Order;
  readonly resolve: (pixels: Pixels | Promise<Pixels>) => void;
  readonly reject: (cause: unknown) => void;
}

/** Creates a rasteriser; its worker starts with `open` or with the first drawing. */
export function createRasteriser(): Rasteriser {
  let isWorkerUnusable = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';
  let worker: Worker | undefined;
  let stopWaiting = () => {};
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  /** the packs that the worker already has, each with its number; a request names its pack by this number */
  const packs = new Map<LoadedPack, number>();

  function end() {
    worker?.terminate();
    worker = undefined;
    stopWaiting();
    packs.clear();
    const unanswered = [...waiting.values()];
    waiting.clear();
    return unanswered;
  }

  function giveUp(cause: unknown) {
    console.info('Drawings are rasterised on the page', cause);
    isWorkerUnusable = true;
    for (const { order, resolve } of end()) resolve(onPage(order));
  }

  function restartTimeout() {
    stopWaiting();
    if (waiting.size > 0)
      stopWaiting = afterVisible(ANSWERED_WITHIN, () => giveUp('the worker does not answer'));
  }

  function onAnswer({ data }: MessageEvent<Answer>) {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    restartTimeout();
    if (!asked) return;
    if ('pixels' in data) asked.resolve(data.pixels);
    else asked.resolve(onPage(asked.order)); // tries again on the page, where a broken drawing gives a useful error
  }

  function openWorker(): Worker | undefined {
    if (isWorkerUnusable || worker) return worker;
    try {
      worker = new Worker(trusted?.createScriptURL('') ?? workerUrl, { type: 'module' });
      worker.addEventListener('message', onAnswer);
      worker.addEventListener('error', () => giveUp('the worker does not start'));
    } catch (cause) {
      giveUp(cause);
    }
    return worker;
  }

  return {
    open: () => void openWorker(),
    raster(order) {
      const to = openWorker();
      if (!to) return onPage(order);
      return new Promise((resolve, reject) => {
        lastId += 1;
        const { loaded, ...rest } = order;
        const known = packs.get(loaded);
        const pack = known ?? packs.size;
        packs.set(loaded, pack);
        const text = known === undefined ? { text: loaded.text } : {};
        waiting.set(lastId, { order, resolve, reject });
        if (waiting.size === 1) restartTimeout();
        to.postMessage({ ...rest, ...text, id: lastId, pack } satisfies Request);
      });
    },
    close() {
      for (const { reject } of end()) reject(new Error('The rasteriser is closed'));
    },
  };
}
