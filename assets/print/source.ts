/** A picture's SVG as it is drawn, before it is made small. */
import type { Cutout } from './cutout.ts';

/** In the drawing's own units. Ids are c1, c2...: what looks the same is the same text. */
export function source({ svg, x, y, w, h, cropped }: Cutout): string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `c${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  const body = svg
    .replace(/<g id="[^"]+"/g, '<g') // a name in the kit
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${nameOf(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${nameOf(id)})`);
  const box = `<clipPath id="c0"><path d="M${x} ${y}h${w}v${h}h${-w}Z"/></clipPath>`;
  const cut = cropped ? `${box}<g clip-path="url(#c0)">${body}</g>` : body;
  return `<svg xmlns="http://www.w3.org/2000/svg">${cut}</svg>`;
}
