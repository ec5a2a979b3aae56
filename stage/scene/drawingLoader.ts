/**
 * Teaches Pixi's Assets to make a texture of a drawing that is already here: an SVG text, rasterised on
 * this device at exactly the resolution that its layout, screen and power ask for.
 */
import { ExtensionType, ImageSource, type LoaderParser, type ResolvedAsset, Texture } from 'pixi.js';

export interface Drawing {
  readonly text: string;
  /** pixels per stage unit */
  readonly resolution: number;
}

const PARSER = 'drawing';

/** Writes the wanted pixel size into the root element and widens the view box to whole pixels. */
function sized(text: string, resolution: number): string {
  const found = /<svg[^>]*? width="([\d.]+)"[^>]*?>/.exec(text);
  const height = /<svg[^>]*? height="([\d.]+)"/.exec(text)?.[1];
  if (!found?.[1] || !height) throw new Error('A drawing needs a width and a height');
  const [w, h] = [Math.ceil(Number(found[1]) * resolution), Math.ceil(Number(height) * resolution)];
  const root = found[0]
    .replace(/ width="[^"]*"/, ` width="${w}"`)
    .replace(/ height="[^"]*"/, ` height="${h}"`)
    .replace(/ viewBox="([-\d.]+ [-\d.]+) [^"]*"/, ` viewBox="$1 ${w / resolution} ${h / resolution}"`);
  return text.replace(found[0], root);
}

async function imageOf(text: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file is a head and strips, a line each. One strip after the other, so that a slow phone breathes in between. */
async function rasterise({ text, resolution }: Drawing): Promise<Texture> {
  const [head = '', ...strips] = sized(text, resolution).replace('</svg>', '').trimEnd().split('\n');
  const canvas = document.createElement('canvas');
  for (const strip of strips) {
    const image = await imageOf(`${head}${strip}</svg>`);
    if (strip === strips[0]) Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  }
  const source = new ImageSource({ resource: canvas, resolution, alphaMode: 'premultiply-alpha-on-upload' });
  return new Texture({ source });
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
