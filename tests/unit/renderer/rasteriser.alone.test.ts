import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERED_WITHIN, createRasteriser, type Order } from '../../../stage/renderer/rasteriser.ts';
import { loadedOf } from '../preload/packs.ts';

const onPage = vi.hoisted(() => vi.fn());
vi.mock('../../../stage/renderer/rasteriseHere.ts', () => ({ rasteriseHere: onPage }));

const CANVAS = { from: 'the page' };
const loaded = loadedOf('00_sheet');
const order: Order = { loaded, name: '00_sheet', resolution: 1.5 };

/** Answers only when a test calls answer(). */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly asked: Record<string, unknown>[] = [];
  isEnded = false;
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: Record<string, unknown>) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const theWorker = () => {
  const [worker, ...more] = FakeWorker.all;
  if (!worker || more.length) throw new Error(`there are ${FakeWorker.all.length} workers`);
  return worker;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  onPage.mockResolvedValue(CANVAS);
});
afterEach(() => {
  FakeWorker.all = [];
  onPage.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('open() starts one worker, as a module', () => {
  const { open } = createRasteriser();
  expect(FakeWorker.all).toEqual([]);
  open();
  open();
  expect(theWorker().options).toEqual({ type: 'module' });
});

test('each drawing gets its own answer from the worker, in any order', async () => {
  const { raster } = createRasteriser();
  const [first, second] = [raster(order), raster({ ...order, part: { x: 0, y: 0, w: 9, h: 9 } })];
  const [a, b] = theWorker().asked;
  theWorker().answer({ id: b?.id, pixels: 'b' });
  theWorker().answer({ id: a?.id, pixels: 'a' });
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  expect(onPage).not.toHaveBeenCalled();
});

test('a pack is sent once, with its first drawing', () => {
  const { raster } = createRasteriser();
  const another = loadedOf('03_sheet');
  for (const pack of [loaded, loaded, another, loaded]) void raster({ ...order, loaded: pack });
  expect(theWorker().asked.map(({ pack, text }) => [pack, text])).toEqual([
    [0, loaded.text],
    [0, undefined],
    [1, another.text],
    [0, undefined],
  ]);
  expect(theWorker().asked[0]).toMatchObject({ name: '00_sheet', resolution: 1.5 });
});

test.each(['Worker', 'OffscreenCanvas'])('in a browser without %s, the page itself draws', async name => {
  vi.stubGlobal(name, undefined);
  const { open, raster } = createRasteriser();
  open();
  expect(await raster(order)).toBe(CANVAS);
  expect(onPage).toHaveBeenCalledWith({ pack: loaded.pack, name: '00_sheet', resolution: 1.5 });
  expect(FakeWorker.all).toEqual([]);
});

test('a drawing that fails in the worker is drawn on the page; a broken drawing rejects', async () => {
  const { raster } = createRasteriser();
  const [fine, broken] = [raster(order), raster(order)];
  const [a, b] = theWorker().asked;
  theWorker().answer({ id: a?.id, error: 'There is no canvas' });
  expect(await fine).toBe(CANVAS);
  onPage.mockRejectedValue(new Error('no outline'));
  theWorker().answer({ id: b?.id, error: 'no outline' });
  await expect(broken).rejects.toThrow('no outline');
});

test('after an error, the worker is terminated, and the page draws pending and later drawings', async () => {
  const { raster } = createRasteriser();
  const waiting = [raster(order), raster(order)];
  theWorker().dispatchEvent(new Event('error'));
  expect(await Promise.all([...waiting, raster(order)])).toEqual([CANVAS, CANVAS, CANVAS]);
  expect(theWorker().isEnded).toBe(true);
});

test('in a browser that forbids workers, the page itself draws', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await createRasteriser().raster(order)).toBe(CANVAS);
});

test('a worker that does not answer within its timeout is terminated; a slow worker is not', async () => {
  const { raster } = createRasteriser();
  const waiting = [raster(order), raster(order), raster(order)];
  const [first, second] = theWorker().asked;
  for (const asked of [first, second]) {
    await vi.advanceTimersByTimeAsync(ANSWERED_WITHIN - 1);
    theWorker().answer({ id: asked?.id, pixels: 'slow' });
  }
  await vi.advanceTimersByTimeAsync(ANSWERED_WITHIN - 1);
  expect(theWorker().isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(waiting)).toEqual(['slow', 'slow', CANVAS]);
  expect(theWorker().isEnded).toBe(true);
});

test('a worker without pending drawings has no timeout', async () => {
  const { open, raster } = createRasteriser();
  open();
  const drawn = raster(order);
  theWorker().answer({ id: theWorker().asked[0]?.id, pixels: 'a' });
  await drawn;
  await vi.advanceTimersByTimeAsync(10 * ANSWERED_WITHIN);
  expect(theWorker().isEnded).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('close() terminates the worker and rejects pending drawings; the next worker gets the packs again', async () => {
  const { raster, close } = createRasteriser();
  const waiting = raster(order);
  close();
  await expect(waiting).rejects.toThrow('closed');
  expect(theWorker().isEnded).toBe(true);
  void raster(order);
  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[1]?.asked[0]?.text).toBe(loaded.text);
  expect(onPage).not.toHaveBeenCalled();
});
