/** What the renderer of Pixi's can hold, and how textures come to it. */
import type { Renderer, TextureSource } from 'pixi.js';

export interface Graphics {
  /** pixels that a texture may be wide or high */
  readonly largest: number;
  /** draws from the graphics card's own copy: the pixels may go once they are uploaded */
  readonly copies: boolean;
  /** brings a texture to the graphics card; throws where that does not take it */
  upload(source: TextureSource): void;
}

/** Pixels that every canvas may be wide and high at once, on the phones too that count its area. */
const ANYWHERE = 4096;
/** What WebGL allows at least in practice, for a context that was lost before it could be asked. */
const OLD_PHONE = 2048;

/** The renderer's limits, asked for once. */
export function graphicsOf(renderer: Renderer): Graphics {
  if (!('gl' in renderer)) return { largest: ANYWHERE, copies: false, upload: () => {} };
  const { gl, texture } = renderer;
  const asked: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const limit = typeof asked === 'number' && asked > 0 ? asked : OLD_PHONE;
  return {
    largest: Math.min(limit, ANYWHERE),
    copies: true,
    upload(source) {
      texture.initSource(source);
      const error = gl.getError();
      // others are not about this texture, or the context is lost and everything is made anew
      if (error === gl.OUT_OF_MEMORY || error === gl.INVALID_VALUE)
        throw new Error(`The graphics card refused ${source.pixelWidth}x${source.pixelHeight} pixels`);
    },
  };
}
