/**
 * The textures that are resident: the place on the stage, the next one ahead of time, and no other.
 * A picture that never came has no texture; its place stays empty.
 */
import { Assets, Rectangle, type Renderer, Texture } from 'pixi.js';
import { filesOfPlace, following, type Place } from '../preload/pictures.ts';
import { IMAGES, type ImageId } from '../story/images.ts';
import type { Image, Layout, Picture } from '../story/types.ts';
import { drawingAsset } from './drawingLoader.ts';

export interface Gallery {
  /** makes a place's pictures resident */
  open(place: Place): Promise<void>;
  /** while a place rests: lets go of what neither it nor the next one shows, and readies the next */
  rest(place: Place): Promise<void>;
  texture(id: ImageId): Texture | undefined;
  close(): Promise<void>;
}

interface Wall {
  readonly layout: Layout;
  /** pixels per stage unit that the screen can show */
  readonly resolution: number;
  readonly renderer: Renderer;
  drawing(address: string): string | undefined;
}

export const pictureOf = (id: ImageId, layout: Layout): Picture | undefined => {
  const image: Image = IMAGES[id];
  return image[layout];
};

export function createGallery({ layout, resolution, renderer, drawing }: Wall): Gallery {
  const alias = (file: string) => `${file}@${layout}@${resolution}`;
  const sheets = new Map<string, Texture>();
  const cuts = new Map<ImageId, Texture>();

  async function hang(file: string) {
    const text = drawing(file);
    if (!text || sheets.has(file)) return;
    try {
      const texture = await Assets.load<Texture>(drawingAsset(alias(file), { text, resolution }));
      sheets.set(file, texture);
      renderer.texture.initSource(texture.source);
    } catch (error) {
      console.error(`Failed to draw ${file}`, error);
    }
  }

  async function takeDown(file: string) {
    sheets.delete(file);
    for (const [id] of cuts) if (pictureOf(id, layout)?.src === file) cuts.delete(id);
    await Assets.unload(alias(file));
  }

  return {
    open: async place => {
      await Promise.all(filesOfPlace(place, layout).map(hang));
    },
    async rest(place) {
      const next = filesOfPlace(following(place), layout);
      const wanted = new Set([...filesOfPlace(place, layout), ...next]);
      await Promise.all([...sheets.keys()].filter(file => !wanted.has(file)).map(takeDown));
      for (const file of next) await hang(file);
    },
    texture(id) {
      const picture = pictureOf(id, layout);
      const sheet = picture && sheets.get(picture.src);
      if (!picture || !sheet) return undefined;
      if (!picture.sheet) return sheet;
      const [x, y] = picture.sheet;
      const cut =
        cuts.get(id) ??
        new Texture({ source: sheet.source, frame: new Rectangle(x, y, picture.w, picture.h) });
      cuts.set(id, cut);
      return cut;
    },
    async close() {
      await Promise.all([...sheets.keys()].map(takeDown));
    },
  };
}
