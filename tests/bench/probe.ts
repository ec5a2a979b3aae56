/** Records what a page does, in `window.probe`. Runs in the page, before the page's own scripts. */

interface Probe {
  /** time of the first frame with the start button, in ms since navigation */
  startButton: number | undefined;
  /** time of the last key press, in ms since navigation */
  key: number;
  /** time of the first draw call since this was set to undefined, in ms since navigation */
  firstDraw: number | undefined;
  /** script time of each frame in ms, by the frame's timestamp, which all its callbacks get */
  readonly frames: Map<number, number>;
  /** durations of the tasks over 50 ms, in ms */
  readonly longTasks: number[];
  /** number of textures on the graphics card */
  textures: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/**
 * Starts to record. If `draws` is false, WebGL calls that draw, fill or copy are skipped: without a graphics card they
 * are slow, and the emulated phone would multiply their time.
 */
export function probe(draws: boolean) {
  const seen: Probe = {
    startButton: undefined,
    key: 0,
    firstDraw: undefined,
    frames: new Map(),
    longTasks: [],
    textures: 0,
  };
  window.probe = seen;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('keydown', ({ timeStamp }) => Object.assign(seen, { key: timeStamp }), { capture: true });

  const isStart = (button: HTMLButtonElement) =>
    !button.disabled && /start/i.test(button.textContent ?? '') && button.checkVisibility();
  const buttons = new MutationObserver(() => {
    if (![...document.querySelectorAll<HTMLButtonElement>('.loading button')].some(isStart)) return;
    buttons.disconnect();
    requestAnimationFrame(() => Object.assign(seen, { startButton: performance.now() }));
  });
  buttons.observe(document, { subtree: true, childList: true, attributes: true });

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    request(time => {
      const begin = performance.now();
      callback(time);
      seen.frames.set(time, (seen.frames.get(time) ?? 0) + performance.now() - begin);
    });

  const onCall: Readonly<Record<string, () => unknown>> = {
    createTexture: () => seen.textures++,
    deleteTexture: () => seen.textures--,
    drawElements: () => {
      seen.firstDraw ??= performance.now();
    },
  };
  const SKIPPED =
    /^draw(Elements|Arrays|RangeElements)|^(compressedT|t)ex(Sub)?Image|^texStorage|^generateMipmap|^bufferData|^bufferSubData|^clear$|^clearBuffer|^readPixels|^blitFramebuffer|^finish$|^flush$/;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const isSkipped = !draws && SKIPPED.test(name);
      if (!isSkipped && !onCall[name]) continue;
      const real: unknown = Reflect.get(prototype, name);
      if (typeof real !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        onCall[name]?.();
        return isSkipped ? undefined : Reflect.apply(real, this, values);
      });
    }
}
