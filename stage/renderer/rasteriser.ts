/** Has drawings rasterised by a worker or, where there is none or it fails, on the page. */
import type { LoadedPack } from '../preload/readPack.ts';
import type { Picture } from './draw.ts';
import { whileVisible } from './patience.ts';
import type { Answer, Request } from './raster.worker.ts';
import workerUrl from './raster.worker.ts?worker&url';
import { rasteriseHere } from './rasteriseHere.ts';

export type Pixels = ImageBitmap | HTMLCanvasElement;

export interface Order extends Omit<Picture, 'pack'> {
  readonly loaded: LoadedPack;
}

export interface Rasteriser {
  /** starts the worker, so that it is there before the first drawing is */
  open(): void;
  /** rejects where the drawing is broken, there is no canvas, or the rasteriser is closed meanwhile */
  raster(order: Order): Promise<Pixels>;
  /** ends the worker and what it was asked for */
  close(): void;
}

/** Milliseconds in which a worker must answer something. */
export const ANSWERED_WITHIN = 15_000;

declare global {
  interface Window {
    /** Not every browser has it. What it makes is no string, but is taken wherever that string would be. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(input: string): string };
    };
  }
}
/** The security policy lets no other address become a script's: see deploy/headers.ts. */
const trusted = globalThis.window?.trustedTypes?.createPolicy('raster-worker', {
  createScriptURL: () => workerUrl,
});

const onPage = ({ loaded, ...order }: Order): Promise<Pixels> =>
  rasteriseHere({ ...order, pack: loaded.pack });

interface Waiting {
  readonly order: Order;
  readonly resolve: (pixels: Pixels | Promise<Pixels>) => void;
  readonly reject: (cause: unknown) => void;
}

/** A rasteriser whose worker starts with `open` or the first drawing. */
export function createRasteriser(): Rasteriser {
  let isHopeless = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';
  let worker: Worker | undefined;
  let stopWaiting = () => {};
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  /** numbers of the packs that the worker has */
  const packs = new Map<LoadedPack, number>();

  function end() {
    worker?.terminate();
    worker = undefined;
    stopWaiting();
    packs.clear();
    const left = [...waiting.values()];
    waiting.clear();
    return left;
  }

  function giveUp(cause: unknown) {
    console.info('Drawings are rasterised on the page', cause);
    isHopeless = true;
    for (const { order, resolve } of end()) resolve(onPage(order));
  }

  function watch() {
    stopWaiting();
    if (waiting.size > 0)
      stopWaiting = whileVisible(ANSWERED_WITHIN, () => giveUp('the worker does not answer'));
  }

  function onAnswer({ data }: MessageEvent<Answer>) {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    watch();
    if (!asked) return;
    if ('pixels' in data) asked.resolve(data.pixels);
    else asked.resolve(onPage(asked.order)); // what is broken fails there too, and says why
  }

  function opened(): Worker | undefined {
    if (isHopeless || worker) return worker;
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
    open: () => void opened(),
    raster(order) {
      const to = opened();
      if (!to) return onPage(order);
      return new Promise((resolve, reject) => {
        lastId += 1;
        const { loaded, ...rest } = order;
        const known = packs.get(loaded);
        const pack = known ?? packs.size;
        packs.set(loaded, pack);
        const text = known === undefined ? { text: loaded.text } : {};
        waiting.set(lastId, { order, resolve, reject });
        if (waiting.size === 1) watch();
        to.postMessage({ ...rest, ...text, id: lastId, pack } satisfies Request);
      });
    },
    close() {
      for (const { reject } of end()) reject(new Error('The rasteriser is closed'));
    },
  };
}
