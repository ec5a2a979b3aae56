/** Counts the draw calls, the requested frames and the requested context losses of a page. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * - draws: number of WebGL draw calls
     * - most: largest number of draw calls in one frame callback
     * - frames: number of requested frame callbacks
     * - pending: number of frame callbacks that have not run yet
     * - lost: number of calls of `loseContext`. The calls are only counted, no context is lost
     */
    counted: { draws: number; most: number; frames: number; pending: number; lost: number };
  }
}

/** Starts counting in `window.counted`. Must be called before the page opens. */
export const startCounting = (page: Page) =>
  page.addInitScript(() => {
    window.counted = { draws: 0, most: 0, frames: 0, pending: 0, lost: 0 };
    let inFrame = 0;
    const [ask, cancel] = [
      window.requestAnimationFrame.bind(window),
      window.cancelAnimationFrame.bind(window),
    ];
    const waiting = new Set<number>();
    const note = () => {
      window.counted.pending = waiting.size;
    };
    window.requestAnimationFrame = callback => {
      window.counted.frames += 1;
      const id = ask(time => {
        inFrame = 0;
        waiting.delete(id);
        callback(time);
        note();
        window.counted.most = Math.max(window.counted.most, inFrame);
      });
      waiting.add(id);
      note();
      return id;
    };
    window.cancelAnimationFrame = id => {
      waiting.delete(id);
      note();
      cancel(id);
    };
    const names = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      const extension = prototype.getExtension;
      Reflect.set(prototype, 'getExtension', function (this: WebGLRenderingContext, name: string) {
        const found: unknown = Reflect.apply(extension, this, [name]);
        if (name !== 'WEBGL_lose_context' || typeof found !== 'object' || !found) return found;
        Reflect.set(found, 'loseContext', () => {
          window.counted.lost += 1;
        });
        return found;
      });
      for (const name of names) {
        const draw: unknown = Reflect.get(prototype, name);
        if (typeof draw !== 'function') continue;
        Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
          window.counted.draws += 1;
          inFrame += 1;
          return Reflect.apply(draw, this, values);
        });
      }
    }
  });

export const readCounts = (page: Page) => page.evaluate(() => ({ ...window.counted }));
