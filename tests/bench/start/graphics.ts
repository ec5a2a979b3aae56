/** What a page asks of the graphics card, counted. Runs in the page, before its own scripts. */

interface GraphicsCounts {
  /** draw calls, and the most of them in one frame */
  draws: number;
  mostInFrame: number;
  /** the frames in which something was drawn, in milliseconds of the page's clock */
  readonly drawnFrames: number[];
  uploads: number;
  /** textures that have been made and not been deleted */
  textures: number;
  /** callbacks of requestAnimationFrame that have run */
  callbacks: number;
  /** performance.now() of the latest draw call before which there was none since `awaitDraw` was set */
  firstDraw: number | undefined;
  awaitDraw: boolean;
}

declare global {
  interface Window {
    graphics: GraphicsCounts;
  }
}

/**
 * Counts what is drawn and uploaded; `execute` says whether it is also done. Where no graphics card is, software
 * does it, and a bench would measure that software: what is skipped is what fills pixels or copies them. The rest
 * stays real: contexts, limits, extensions, programs, states.
 */
export function countGraphics(execute: boolean) {
  const counts: GraphicsCounts = {
    draws: 0,
    mostInFrame: 0,
    drawnFrames: [],
    uploads: 0,
    textures: 0,
    callbacks: 0,
    firstDraw: undefined,
    awaitDraw: false,
  };
  window.graphics = counts;
  let inFrame = 0;
  const onDraw = () => {
    counts.draws += 1;
    if (counts.awaitDraw) {
      counts.firstDraw = performance.now();
      counts.awaitDraw = false;
    }
    const now = Number(document.timeline.currentTime); // the same throughout a frame
    if (now !== counts.drawnFrames.at(-1)) {
      inFrame = 0;
      counts.drawnFrames.push(now);
    }
    inFrame += 1;
    counts.mostInFrame = Math.max(counts.mostInFrame, inFrame);
  };
  const onUpload = () => {
    counts.uploads += 1;
  };
  const nothing = () => {};
  const watched: readonly [RegExp, () => void][] = [
    [/^draw(Elements|Arrays|RangeElements)/, onDraw],
    [/^(compressedT|t)ex(Sub)?Image|^texStorage|^generateMipmap/, onUpload],
    [
      /^bufferData|^bufferSubData|^clear$|^clearBuffer|^readPixels|^blitFramebuffer|^finish$|^flush$/,
      nothing,
    ],
  ];
  for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const note = watched.find(([names]) => names.test(name))?.[1];
      if (!note) continue;
      const real: unknown = Reflect.get(prototype, name);
      if (typeof real !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        note();
        return execute ? Reflect.apply(real, this, values) : undefined;
      });
    }
  }
  const countTextures = (prototype: object, name: string, by: number) => {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') return;
    Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
      counts.textures += by;
      return Reflect.apply(real, this, values);
    });
  };
  for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    countTextures(prototype, 'createTexture', 1);
    countTextures(prototype, 'deleteTexture', -1);
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      counts.callbacks += 1;
      callback(time);
    });
}
