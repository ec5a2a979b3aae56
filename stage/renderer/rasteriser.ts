/** Rasterises drawings in a worker, or on the page if the worker does not start or answer. */
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
  open(): void;
  /** rejects if the drawing is broken, there is no 2D canvas, or `close` comes first */
  raster(order: Order): Promise<Pixels>;
  close(): void;
}

/** ms, only while the page is visible, restarted by every answer */
export const ANSWERED_WITHIN = 15_000;

declare global {
  interface Window {
    /** undefined in some browsers; `string`, because TypeScript's `new Worker` accepts no TrustedScriptURL */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(input: string): string };
    };
  }
}
/** The policy that the site's headers require (src/hosting/headers.ts). */
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

export function createRasteriser(): Rasteriser {
  let isWorkerUnusable = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';
  let worker: Worker | undefined;
  let stopWaiting = () => {};
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  /** the packs that the worker has, by the number that requests use */
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
    else asked.resolve(onPage(asked.order)); // on the page a broken drawing gives a useful error
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
