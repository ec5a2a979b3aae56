import { ImageSource, type Renderer, Texture, type TextureSource, type WebGLRenderer } from 'pixi.js';
import type { Pixels } from './rasteriser.ts';

export interface Graphics {
  /** longest side of a texture, in pixels */
  readonly largest: number;
  /** pixels can be freed after the upload */
  readonly hasOwnCopies: boolean;
  /** pixels that `upload` can take, with premultiplied alpha; may empty the given ones */
  uploadable(pixels: Pixels): Pixels;
  upload(source: TextureSource): void;
}

/** Works as a canvas side in every browser, even on phones that limit the area. Pixels. */
const SAFE_SIDE = 4096;
/** The smallest WebGL limit in practice, if the context was lost before it was read. */
const LOWEST_LIMIT = 2048;

/**
 * Small, because software renderers and old phones read all of them for every pixel: with 16 a frame in SwiftShader
 * takes 1.8 times as long. The fullest place needs six, and Pixi some for itself.
 */
export const TEXTURES_PER_DRAW = 8;

/**
 * WebKit undoes the premultiplied alpha of an ImageBitmap during the upload. The test uploads a half-transparent white
 * pixel and reads it back. Only in WebKit, because reading back blocks the page until the graphics card is done.
 */
function keepsAlpha({ texture }: WebGLRenderer): boolean {
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

/** WebKit ignores Pixi's alpha mode for an uploaded bitmap. */
function onCanvas(pixels: ImageBitmap): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.getContext('bitmaprenderer')?.transferFromImageBitmap(pixels);
  return element;
}

/**
 * Draw no frame in a lost context: if it is the first to compile Pixi's shaders, Pixi keeps values read from it, and
 * draws nothing after the restoration.
 */
export const hasLostContext = (renderer: Renderer) => 'gl' in renderer && renderer.gl.isContextLost();

/** Call it before the first frame: also lowers the number of textures per draw call. */
export function graphicsOf(renderer: Renderer): Graphics {
  if (!('gl' in renderer))
    return { largest: SAFE_SIDE, hasOwnCopies: false, uploadable: pixels => pixels, upload: () => {} };
  const { gl, limits, texture } = renderer;
  limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, TEXTURES_PER_DRAW);
  const asked: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const limit = typeof asked === 'number' && asked > 0 ? asked : LOWEST_LIMIT;
  let bitmapsKeepAlpha: boolean | undefined;
  return {
    largest: Math.min(limit, SAFE_SIDE),
    hasOwnCopies: true,
    uploadable(pixels) {
      if (!('close' in pixels)) return pixels;
      bitmapsKeepAlpha ??= keepsAlpha(renderer);
      return bitmapsKeepAlpha ? pixels : onCanvas(pixels);
    },
    upload(source) {
      texture.initSource(source);
      const error = gl.getError();
      // any other error concerns another texture, or a lost context, after which all textures are made again
      if (error === gl.OUT_OF_MEMORY || error === gl.INVALID_VALUE)
        throw new Error(`The graphics card refused ${source.pixelWidth}x${source.pixelHeight} pixels`);
    },
  };
}
