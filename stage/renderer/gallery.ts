/**
 * The textures that are resident: the place on the stage, the next one ahead of time, and no other.
 * A picture that never came has no texture; its place stays empty.
 */
import { Assets, Rectangle, type Renderer, Texture } from 'pixi.js';
import { filesOfPlace, following, type Place } from '../preload/pictures.ts';
import { IMAGES, type ImageId } from '../story/images.ts';
import type { Image, ImageRegion, Layout } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { overlap, type Paint } from '../viewport/paint.ts';
import { drawingAsset } from './drawingLoader.ts';
import { pause } from './pause.ts';

export interface Gallery {
  /** makes a place's pictures resident */
  open(place: Place): Promise<void>;
  /** while a place rests: lets go of what neither it nor the next one shows, and readies the next */
  rest(place: Place): Promise<void>;
  texture(id: ImageId): Texture | undefined;
  close(): Promise<void>;
}

interface Wall {
  readonly paint: Paint;
  readonly renderer: Renderer;
  drawing(address: string): string | undefined;
}

export const isImage = (id: string): id is ImageId => id in IMAGES;
const IMAGE_IDS = Object.keys(IMAGES).filter(isImage);

export const pictureOf = (id: ImageId, layout: Layout): ImageRegion | undefined => {
  const image: Image = IMAGES[id];
  return image[layout];
};

/** What of a picture is painted, from its own corner; undefined: all of it, for it may stand anywhere. */
function partOf(picture: ImageRegion | undefined, area: Area): Area | undefined {
  if (!picture?.bleeds) return undefined;
  const { x, y, w, h } = overlap(picture, area);
  return { x: x - picture.x, y: y - picture.y, w: Math.max(1, w), h: Math.max(1, h) };
}

export function createGallery({ paint, renderer, drawing }: Wall): Gallery {
  const { layout, resolution, area } = paint;
  const alias = (file: string) => [file, layout, resolution, ...Object.values(area)].join('@');
  const sheets = new Map<string, Texture>();
  const textures = new Map<ImageId, Texture>();
  /** counts what was asked for: what is not the last of it ends, so that nothing is drawn beside what plays */
  let turn = 0;

  const imagesIn = (file: string) => IMAGE_IDS.filter(id => pictureOf(id, layout)?.src === file);

  /** The part of a sheet that is the picture, or all that was painted of a file that holds no other. */
  function cut(id: ImageId, sheet: Texture, part?: Area): Texture {
    const picture = pictureOf(id, layout);
    if (!picture) return sheet;
    const { w, h } = picture;
    if (picture.sheet) {
      const [x, y] = picture.sheet;
      return new Texture({ source: sheet.source, frame: new Rectangle(x, y, w, h) });
    }
    if (!part) return sheet;
    // as large as the picture, and empty where it was not painted
    const trim = new Rectangle(part.x, part.y, sheet.width, sheet.height);
    return new Texture({ source: sheet.source, orig: new Rectangle(0, 0, w, h), trim });
  }

  /** Paints a file, and brings it to the graphics card unless something else has been asked for since. */
  async function hang(file: string, mine: number) {
    const text = drawing(file);
    if (!text) return;
    try {
      const images = imagesIn(file);
      const [only] = images;
      const part = only && partOf(pictureOf(only, layout), area);
      const texture = await Assets.load<Texture>(drawingAsset(alias(file), { text, resolution, part }));
      if (!sheets.has(file)) for (const id of images) textures.set(id, cut(id, texture, part));
      sheets.set(file, texture);
      if (mine === turn) renderer.texture.initSource(texture.source);
    } catch (error) {
      console.error(`Failed to draw ${file}`, error);
    }
  }

  async function takeDown(file: string) {
    sheets.delete(file);
    for (const id of imagesIn(file)) textures.delete(id);
    await Assets.unload(alias(file));
  }

  return {
    async open(place) {
      const mine = ++turn;
      await Promise.all(filesOfPlace(place, layout).map(file => hang(file, mine)));
    },
    async rest(place) {
      const mine = ++turn;
      await pause();
      if (mine !== turn) return;
      const next = filesOfPlace(following(place), layout);
      const wanted = new Set([...filesOfPlace(place, layout), ...next]);
      await Promise.all([...sheets.keys()].filter(file => !wanted.has(file)).map(takeDown));
      for (const file of next) {
        await pause();
        if (mine !== turn) return;
        await hang(file, mine);
      }
    },
    texture: id => textures.get(id),
    async close() {
      turn += 1;
      await Promise.all([...sheets.keys()].map(takeDown));
    },
  };
}
