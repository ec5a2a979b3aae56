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

/** Characters of drawing that a slow phone rasterises without losing a frame. */
const STRIP = 8_000;

/** Neighbours in the file, so many that a strip is no longer than `STRIP`; a longer picture is alone. */
function inStrips(bodies: readonly string[]): string[] {
  const strips: string[] = [];
  for (const body of bodies) {
    const last = strips.at(-1);
    if (last !== undefined && last.length + body.length <= STRIP) strips[strips.length - 1] = last + body;
    else strips.push(body);
  }
  return strips;
}

/**
 * The file: a head, then a strip of pictures a line. The head with any of its strips is a drawing too, which is
 * how the stage rasterises a large file: bit by bit. A clip path that several strips use is in the head.
 */
export function fileText({ w, h, pictures }: PrintedFile, bodyOf: (cutout: Cutout) => string) {
  const clips = new Map<string, string>();
  const bodies = pictures.map(({ cutout, x, y }) => {
    const body = named(bodyOf(cutout), clips);
    const [dx, dy] = [x - cutout.x, y - cutout.y];
    return dx || dy ? `<g transform="translate(${dx} ${dy})">${body}</g>` : body;
  });
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    ...inStrips(bodies),
  ];
  const defs = lines.map(() => '');
  for (const [inside, name] of clips) {
    const [home = 0, ...others] = lines.flatMap((line, i) => (line.includes(`url(#${name})`) ? [i] : []));
    defs[others.length > 0 ? 0 : home] += `<clipPath id="${name}">${inside}</clipPath>`;
  }
  const whole = lines.map((line, i) => (i ? `${defs[i]}${line}` : `${line}${defs[i]}`));
  return `${whole.join('\n')}</svg>\n`;
}
