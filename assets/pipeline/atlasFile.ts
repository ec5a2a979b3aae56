/** One SVG file out of its images. */
import { clipIds, type Drawn, group, type SvgNode, written } from '../kit/index.ts';
import type { ImageFile } from './atlas.ts';
import type { TrimmedImage } from './trimmedImage.ts';

/** Characters of drawing that a slow phone rasterises without losing a frame. */
const STRIP = 8_000;

interface Strip {
  readonly text: string;
  /** ids of the clips that it points to */
  readonly clips: ReadonlySet<string>;
}

/** Neighbours in the file, so many that a strip is no longer than `STRIP`; a longer image is alone. */
function inStrips(images: readonly Strip[]): Strip[] {
  const strips: Strip[] = [];
  for (const image of images) {
    const last = strips.at(-1);
    if (last && last.text.length + image.text.length <= STRIP)
      strips[strips.length - 1] = {
        text: last.text + image.text,
        clips: new Set([...last.clips, ...image.clips]),
      };
    else strips.push(image);
  }
  return strips;
}

/**
 * The file: a head, then a strip of images a line. The head with any of its strips is a drawing too, which is how
 * the stage rasterises a large file: bit by bit. A clip path that several strips use is in the head.
 */
export function fileText({ w, h, images }: ImageFile, drawnOf: (image: TrimmedImage) => Drawn) {
  const { idOf, clipPaths } = clipIds();
  const bodies = images.map(({ image, x, y }): Strip => {
    const clips = new Set<string>();
    const idIn = (outline: SvgNode) => {
      const id = idOf(outline);
      clips.add(id);
      return id;
    };
    const [dx, dy] = [x - image.x, y - image.y];
    const drawn = drawnOf(image);
    const text = written(dx || dy ? group(`translate(${dx} ${dy})`, drawn) : drawn, idIn);
    return { text, clips };
  });
  const strips = inStrips(bodies);
  const usersOf = (id: string) => strips.filter(({ clips }) => clips.has(id)).length;
  const head = clipPaths().filter(([id]) => usersOf(id) > 1);
  const own = clipPaths().filter(([id]) => usersOf(id) === 1);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${head.map(([, text]) => text).join('')}`,
    ...strips.map(({ text, clips }) =>
      [...own.filter(([id]) => clips.has(id)).map(([, clip]) => clip), text].join(''),
    ),
  ];
  return `${lines.join('\n')}</svg>\n`;
}
