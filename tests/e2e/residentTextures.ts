import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** bytes on the graphics card, by texture */
    resident: Map<unknown, number>;
  }
}

const BYTES_PER_PIXEL = 4;

/** Records the textures on the graphics card. Must be called before the page opens. */
export const watchTextures = (page: Page) =>
  page.addInitScript(bytesPerPixel => {
    const resident = new Map<unknown, number>();
    window.resident = resident;
    let bound: unknown;
    const wrap = (prototype: object, name: string, note: (values: readonly unknown[]) => void) => {
      const real: unknown = Reflect.get(prototype, name);
      if (typeof real !== 'function') return;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        note(values);
        return Reflect.apply(real, this, values);
      });
    };
    const put = (width: unknown, height: unknown) =>
      resident.set(bound, Number(width) * Number(height) * bytesPerPixel);
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      wrap(prototype, 'bindTexture', ([, texture]) => {
        bound = texture;
      });
      wrap(prototype, 'deleteTexture', ([texture]) => resident.delete(texture));
      wrap(prototype, 'texStorage2D', ([, , , width, height]) => put(width, height));
      wrap(prototype, 'texImage2D', values => {
        const source = values[5];
        // `texImage2D` with six arguments takes the size from the source image
        if (typeof source === 'object' && source && 'width' in source && 'height' in source)
          put(source.width, source.height);
        else put(values[3], values[4]);
      });
    }
  }, BYTES_PER_PIXEL);

/** Returns the size of the textures on the graphics card, in MB. */
export const residentTextures = (page: Page) =>
  page.evaluate(() => [...window.resident.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6);
