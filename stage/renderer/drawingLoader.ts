/**
 * Teaches Pixi's Assets to make a texture of a drawing that has been downloaded: an SVG text, rasterised on
 * this device at exactly the resolution that its layout, screen and power ask for.
 */
import { ExtensionType, ImageSource, type LoaderParser, type ResolvedAsset, Texture } from 'pixi.js';
import { type Drawing, rasterise } from './drawing.ts';

const PARSER = 'drawing';

async function textureOf(drawing: Drawing): Promise<Texture> {
  const { resolution } = drawing;
  const resource = await rasterise(drawing);
  return new Texture({
    source: new ImageSource({ resource, resolution, alphaMode: 'premultiply-alpha-on-upload' }),
  });
}

/** For Pixi's `extensions.add`. Loading rejects where the asset has no text or the text is no drawing. */
export const drawingLoader = {
  extension: { type: ExtensionType.LoadParser, name: PARSER },
  name: PARSER,
  id: PARSER,
  load: async (_: string, asset?: ResolvedAsset<Drawing>) => {
    if (!asset?.data) throw new Error('A drawing needs its text');
    return textureOf(asset.data);
  },
  unload: (texture: Texture) => texture.destroy(true),
} satisfies LoaderParser<Texture, Drawing>;

/** What `Assets.load` takes for a drawing; `alias` is the name by which `Assets.unload` finds it again. */
export const drawingAsset = (alias: string, data: Drawing) => ({ alias, src: alias, parser: PARSER, data });
