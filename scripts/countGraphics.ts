/** Counts the draw calls and frame callbacks of a page. This code runs in the page, before the page's own scripts. */

interface GraphicsCounts {
  /** Largest number of draw calls in one frame. */
  mostInFrame: number;
  /** Time of each frame with a draw call, in ms on the page's clock. */
  readonly drawnFrames: number[];
  /** Number of executed callbacks of requestAnimationFrame. */
  callbacks: number;
  /** performance.now() at the first draw call after `awaitDraw` was set to true. */
  firstDraw: number | undefined;
  awaitDraw: boolean;
}

declare global {
  interface Window {
    graphics: GraphicsCounts;
  }
}

/**
 * Starts to count draw calls and frame callbacks, in `window.graphics`. If `execute` is false, WebGL calls
 * that draw, fill or copy are not executed. Without a graphics card these calls are slow and would spoil the
 * measurement. All other calls are executed, because the page needs real contexts, limits, extensions,
 * programs and states.
 */
export function countGraphics(execute: boolean) {
  const counts: GraphicsCounts = {
    mostInFrame: 0,
    drawnFrames: [],
    callbacks: 0,
    firstDraw: undefined,
    awaitDraw: false,
  };
  window.graphics = counts;
  let inFrame = 0;
  const onDraw = () => {
    if (counts.awaitDraw) {
      counts.firstDraw = performance.now();
      counts.awaitDraw = false;
    }
    const now = Number(document.timeline.currentTime); // all draw calls of a frame get the same time
    if (now !== counts.drawnFrames.at(-1)) {
      inFrame = 0;
      counts.drawnFrames.push(now);
    }
    inFrame += 1;
    counts.mostInFrame = Math.max(counts.mostInFrame, inFrame);
  };
  const DRAWS = /^draw(Elements|Arrays|RangeElements)/;
  const FILLS_AND_COPIES =
    /^(compressedT|t)ex(Sub)?Image|^texStorage|^generateMipmap|^bufferData|^bufferSubData|^clear$|^clearBuffer|^readPixels|^blitFramebuffer|^finish$|^flush$/;
  for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const isDraw = DRAWS.test(name);
      if (!isDraw && !FILLS_AND_COPIES.test(name)) continue;
      const real: unknown = Reflect.get(prototype, name);
      if (typeof real !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        if (isDraw) onDraw();
        return execute ? Reflect.apply(real, this, values) : undefined;
      });
    }
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      counts.callbacks += 1;
      callback(time);
    });
}
