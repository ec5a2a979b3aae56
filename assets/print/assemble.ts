/** One SVG file out of its pictures. */
import type { Cutout } from './cutout.ts';
import type { PrintedFile } from './sheet.ts';
import { GRAINS } from './source.ts';

/** Each picture numbers its own clips; in a file together they get names of their own. */
export function renumbered(body: string, next: () => string) {
  const names = new Map<string, string>();
  const nameOf = (old: string) => {
    const name = names.get(old) ?? next();
    names.set(old, name);
    return name;
  };
  return body
    .replace(/ id="([^"]+)"/g, (_, old: string) => ` id="${nameOf(old)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, old: string) => `url(#${nameOf(old)})`);
}

export function fileText(file: PrintedFile, bodyOf: (cutout: Cutout) => string) {
  let ids = 0;
  const next = () => `c${(ids++).toString(36)}`;
  const bodies = file.pictures.map(({ cutout, x, y }) => {
    const body = renumbered(bodyOf(cutout), next);
    return x || y ? `<g transform="translate(${x * GRAINS} ${y * GRAINS})">${body}</g>` : body;
  });
  const { w, h } = file;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g transform="scale(${1 / GRAINS})">${bodies.join('')}</g></svg>\n`;
}
