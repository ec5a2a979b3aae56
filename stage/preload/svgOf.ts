import type { Item, Pack } from '../story/pack.ts';
import { isPlaced } from './readPack.ts';

const STEPS: Readonly<Record<string, string>> = { t: 'translate', r: 'rotate', s: 'scale', m: 'matrix' };

/** The pack's short form `t3 4r-8` is `translate(3 4)rotate(-8)`. */
const transformOf = (steps: string) =>
  steps.replace(/([trsm])([^trsm]*)/g, (_, step: string, values: string) => `${STEPS[step]}(${values})`);

/** The drawing as SVG, one pixel per stage unit; undefined if the pack has none. Throws if the drawing is broken. */
export function svgOf(pack: Pack, name: string): string | undefined {
  const drawing = pack.drawings[name];
  if (!drawing) return undefined;

  function found<T>(list: readonly T[], at: number): T {
    const value = list[at];
    if (value === undefined)
      throw new Error(`The drawing ${name} refers to an entry that its pack does not have`);
    return value;
  }
  const paint = (at: number) => (at === -1 ? 'none' : found(pack.colours, at));

  const clips = new Set<number>();
  function written(item: Item): string {
    if (isPlaced(item)) {
      const [part, transform, clip = -1, opacity = 1] = item;
      if (clip !== -1) clips.add(clip);
      const attributes = [
        transform && ` transform="${transformOf(transform)}"`,
        clip !== -1 && ` clip-path="url(#c${clip})"`,
        opacity !== 1 && ` opacity="${opacity}"`,
      ];
      const inner = found(pack.parts, part).map(written).join('');
      return `<g${attributes.filter(Boolean).join('')}>${inner}</g>`;
    }
    const [outline, fill, stroke = -1, width, isRound] = item;
    const line = isRound ? ' stroke-linecap="round"' : '';
    const stroked = stroke === -1 ? '' : ` stroke="${paint(stroke)}" stroke-width="${width}"${line}`;
    return `<path d="${found(pack.outlines, outline)}" fill="${paint(fill)}"${stroked}/>`;
  }

  const { w, h, items } = drawing;
  const body = items.map(written).join('');
  const defs = [...clips].map(
    clip => `<clipPath id="c${clip}"><path d="${found(pack.outlines, clip)}"/></clipPath>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs.join('')}${body}</svg>`;
}
