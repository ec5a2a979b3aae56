/** What the renderer of Pixi's can hold, and how textures come to it. */
import { ImageSource, type Renderer, Texture, type TextureSource, type WebGLRenderer } from 'pixi.js';
import type { Pixels } from './rasteriser.ts';

export interface Graphics {
  /** pixels that a texture may be wide or high */
  readonly largest: number;
  /** draws from the graphics card's own copy: the pixels may go once they are uploaded */
  readonly copies: boolean;
  /** the pixels in a form that arrives with its alpha multiplied in; may take those that it is given */
  uploadable(pixels: Pixels): Pixels;
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

/**
 * Does the bitmap of a canvas arrive on the graphics card as it is, with its alpha multiplied in? WebKit takes it out on
 * the way, and no setting of WebGL's changes that. Asked of one white pixel, half transparent, and of WebKit only: the
 * page stands still until the graphics card has done all that it was told before.
 */
function takesBitmaps({ texture }: WebGLRenderer): boolean {
  if (!navigator.vendor.startsWith('Apple')) return true;
  const surface = new OffscreenCanvas(1, 1);
  const canvas = surface.getContext('2d', { willReadFrequently: true });
  if (!canvas) return true;
  canvas.globalAlpha = 0.5;
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, 1, 1);
  const resource = surface.transferToImageBitmap();
  const asked = new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiplied-alpha' }) });
  const [red = 0] = texture.getPixels(asked).pixels;
  asked.destroy(true);
  return red < 192;
}

/** The same pixels on a canvas, from which WebGL takes them in every browser as it is told to. Takes those it is given. */
function onCanvas(pixels: ImageBitmap): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.getContext('bitmaprenderer')?.transferFromImageBitmap(pixels);
  return element;
}

/** Asks for the renderer's limits, and sets how many textures it draws at once: to be called before it draws. */
export function graphicsOf(renderer: Renderer): Graphics {
  if (!('gl' in renderer))
    return { largest: ANYWHERE, copies: false, uploadable: pixels => pixels, upload: () => {} };
  const { gl, limits, texture } = renderer;
  limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, TEXTURES_A_DRAW);
  const asked: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const limit = typeof asked === 'number' && asked > 0 ? asked : OLD_PHONE;
  let takesAll: boolean | undefined;
  return {
    largest: Math.min(limit, ANYWHERE),
    copies: true,
    uploadable(pixels) {
      if (!('close' in pixels)) return pixels;
      takesAll ??= takesBitmaps(renderer);
      return takesAll ? pixels : onCanvas(pixels);
    },
    upload(source) {
      texture.initSource(source);
      const error = gl.getError();
      // others are not about this texture, or the context is lost and everything is made anew
      if (error === gl.OUT_OF_MEMORY || error === gl.INVALID_VALUE)
        throw new Error(`The graphics card refused ${source.pixelWidth}x${source.pixelHeight} pixels`);
    },
  };
}
