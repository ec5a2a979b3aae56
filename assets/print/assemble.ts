/** One SVG file out of its pictures. */
import type { Cutout } from './cutout.ts';
import type { PrintedFile } from './sheet.ts';

const CLIP = /<clipPath id="([^"]+)">(.*?)<\/clipPath>/g;

/**
 * The body without its clip paths, and with their names in `clips`, by what is in them. The same clip has one name in
 * a file, so that what repeats does so to the letter.
 */
export function named(body: string, clips: Map<string, string>): string {
  const insides = new Map<string, string>();
  const rest = body.replace(CLIP, (_, id: string, inside: string) => {
    insides.set(id, inside);
    return '';
  });
  return rest.replace(/url\(#([^)]+)\)/g, (_, id: string) => {
    const inside = insides.get(id) ?? '';
    const name = clips.get(inside) ?? `c${clips.size.toString(36)}`;
    clips.set(inside, name);
    return `url(#${name})`;
  });
}

export function fileText({ w, h, pictures }: PrintedFile, bodyOf: (cutout: Cutout) => string) {
  const clips = new Map<string, string>();
  const bodies = pictures.map(({ cutout, x, y }) => {
    const body = named(bodyOf(cutout), clips);
    const [dx, dy] = [x - cutout.x, y - cutout.y];
    return dx || dy ? `<g transform="translate(${dx} ${dy})">${body}</g>` : body;
  });
  const defs = [...clips].map(([inside, name]) => `<clipPath id="${name}">${inside}</clipPath>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs.join('')}${bodies.join('')}</svg>\n`;
}
