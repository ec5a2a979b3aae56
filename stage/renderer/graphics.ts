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

/**
 * How many textures one draw call may use. Software graphics and old phones read all of them for every pixel, so it
 * is the least that holds the largest place (six) and Pixi's own.
 */
export const TEXTURES_A_DRAW = 8;

/** Asks for the renderer's limits, and sets how many textures it draws at once: to be called before it draws. */
export function graphicsOf(renderer: Renderer): Graphics {
  if (!('gl' in renderer)) return { largest: ANYWHERE, copies: false, upload: () => {} };
  const { gl, limits, texture } = renderer;
  limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, TEXTURES_A_DRAW);
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
