/** Reads the limits of Pixi's renderer, and uploads textures to the graphics card. */
import { ImageSource, type Renderer, Texture, type TextureSource, type WebGLRenderer } from 'pixi.js';
import type { Pixels } from './rasteriser.ts';

export interface Graphics {
  /** maximum width and height of a texture, in pixels */
  readonly largest: number;
  /**
   * true if the graphics card keeps its own copy of a texture, so that the texture's pixels can be freed after the
   * upload
   */
  readonly hasOwnCopies: boolean;
  /**
   * returns pixels from which `upload` makes a texture with premultiplied alpha; this call may empty the
   * given `pixels`
   */
  uploadable(pixels: Pixels): Pixels;
  /** uploads a texture; throws if the graphics card refuses it */
  upload(source: TextureSource): void;
}

/** A canvas of this width and height, in pixels, works in every browser, even on phones that limit a canvas's area. */
const SAFE_SIDE = 4096;
/**
 * The smallest limit of a WebGL texture's width and height in practice, in pixels. Used if the context was
 * lost before the limit was read.
 */
const LOWEST_LIMIT = 2048;

/**
 * Maximum number of textures per draw call. It is small, because software renderers and old phones read all these
 * textures for every pixel. With 16 textures instead of 8, a frame in SwiftShader takes 1.8 times as long. The place
 * with the most textures needs six, and Pixi needs some for itself.
 */
export const TEXTURES_PER_DRAW = 8;

/**
 * Returns whether an uploaded ImageBitmap keeps its premultiplied alpha. WebKit undoes the premultiplication during the
 * upload, and no WebGL setting changes that. In WebKit, the function uploads one half-transparent white pixel and reads
 * it back. In other browsers, it returns true without this test: reading back blocks the page until the graphics card
 * has finished its queue.
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

/** Moves a bitmap's pixels to a canvas, because WebKit ignores Pixi's alpha mode for an uploaded bitmap. */
function onCanvas(pixels: ImageBitmap): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.getContext('bitmaprenderer')?.transferFromImageBitmap(pixels);
  return element;
}

/**
 * Whether a WebGL context is lost. Draw no frame while it is lost. If such a frame is the first to compile Pixi's
 * shaders, Pixi keeps values that it reads from the lost context, and draws nothing after the context is restored.
 */
export const hasLostContext = (renderer: Renderer) => 'gl' in renderer && renderer.gl.isContextLost();

/**
 * Reads the renderer's limits, and lowers its maximum number of textures per draw call to
 * `TEXTURES_PER_DRAW`. Call this function before the first frame.
 */
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
      // Ignores every other error: it does not concern this texture, or it reports a lost context. After a lost context
      // all textures are made again.
      if (error === gl.OUT_OF_MEMORY || error === gl.INVALID_VALUE)
        throw new Error(`The graphics card refused ${source.pixelWidth}x${source.pixelHeight} pixels`);
    },
  };
}
