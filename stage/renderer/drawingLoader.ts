/**
 * Teaches Pixi's Assets to make a texture of a drawing that is already here: an SVG text, rasterised on
 * this device at exactly the resolution that its layout, screen and power ask for.
 */
import { ExtensionType, ImageSource, type LoaderParser, type ResolvedAsset, Texture } from 'pixi.js';
import { type Drawing, drawn } from './drawing.ts';

const PARSER = 'drawing';

async function rasterise(drawing: Drawing): Promise<Texture> {
  const { resolution } = drawing;
  const resource = await drawn(drawing);
  return new Texture({
    source: new ImageSource({ resource, resolution, alphaMode: 'premultiply-alpha-on-upload' }),
  });
}

export const drawingLoader = {
  extension: { type: ExtensionType.LoadParser, name: PARSER },
  name: PARSER,
  id: PARSER,
  load: async (_: string, asset?: ResolvedAsset<Drawing>) => {
    if (!asset?.data) throw new Error('A drawing needs its text');
    return rasterise(asset.data);
  },
  unload: (texture: Texture) => texture.destroy(true),
} satisfies LoaderParser<Texture, Drawing>;

/** What Assets.load takes for a drawing. */
export const drawingAsset = (alias: string, data: Drawing) => ({ alias, src: alias, parser: PARSER, data });
