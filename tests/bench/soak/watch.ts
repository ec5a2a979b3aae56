/** Counts textures and requested frames in the page, for the soak test. */

interface Watched {
  /** Number of textures in the graphics context on screen. */
  textures(): number;
  /** Number of calls of requestAnimationFrame since the page was loaded. */
  frames: number;
  /** Makes the canvas on screen lose its graphics context, and restores the context after 100 ms. */
  lose(): void;
}

declare global {
  interface Window {
    soak: Watched;
  }
}

/** Runs in the page before the page's own scripts, and sets window.soak. */
export function watch() {
  const contexts = new WeakMap<HTMLCanvasElement, { textures: Set<unknown>; lose(): void }>();
  const shown = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
    return canvas ? contexts.get(canvas) : undefined;
  };
  window.soak = {
    frames: 0,
    textures: () => shown()?.textures.size ?? 0,
    lose: () => shown()?.lose(),
  };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback => {
    window.soak.frames += 1;
    return ask(callback);
  };
  const { getContext } = HTMLCanvasElement.prototype;
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, ...order: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, order);
      if (!(context instanceof WebGL2RenderingContext) || contexts.has(this)) return context;
      const textures = new Set<unknown>();
      const [create, remove] = [context.createTexture.bind(context), context.deleteTexture.bind(context)];
      context.createTexture = () => {
        const texture = create();
        textures.add(texture);
        return texture;
      };
      context.deleteTexture = texture => {
        textures.delete(texture);
        remove(texture);
      };
      const extension = context.getExtension('WEBGL_lose_context');
      const lose = () => {
        textures.clear();
        extension?.loseContext();
        setTimeout(() => extension?.restoreContext(), 100);
      };
      contexts.set(this, { textures, lose });
      return context;
    },
  );
}
