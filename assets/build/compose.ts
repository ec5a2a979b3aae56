/** A tableau as one SVG fragment in stage units, straight from the drawings. */
import type { Element, Layout, Placement, RigPose, Tableau } from '../../stage/story/types.ts';
import { AMBASSADOR_FACES } from '../cast/index.ts';
import { shown } from '../kit/index.ts';
import type { Groups } from '../pictures/index.ts';

const r3 = (n: number) => Math.round(n * 1000) / 1000;
const stood = (svg: string, { x, y, k = 1, turn = 0 }: Placement) =>
  `<g transform="translate(${r3(x)} ${r3(y)})${turn ? ` rotate(${turn})` : ''}${k === 1 ? '' : ` scale(${k})`}">${svg}</g>`;

/** The group an image's id begins with. */
export const groupOf = (id: string) => id.split('_', 1).join('');

/** The drawing of an image in stage units, or undefined where the layout has no picture of it. */
function drawingOf(groups: Groups, id: string, layout: Layout): string | undefined {
  const group = groupOf(id);
  const drawing = groups[group]?.[id.slice(group.length + 1)];
  if (!drawing) throw new Error(`there is no image "${id}"`);
  return drawing[layout]?.();
}

const rigOf = (groups: Groups, { face, near, far }: RigPose, layout: Layout) =>
  shown({ face: AMBASSADOR_FACES[face], near, far })
    .map(part => drawingOf(groups, `romy_${part}`, layout) ?? '')
    .join('');

/** What an element shows; `complaints` gets what is wrong with it. */
function elementOf(groups: Groups, element: Element, layout: Layout, complaints: string[]): string {
  const spot = element[layout];
  if (!spot) return '';
  const drawn = (id: string) => {
    try {
      const svg = drawingOf(groups, id, layout);
      if (svg === undefined) complaints.push(`${element.id}: "${id}" has no picture on ${layout}`);
      return svg ?? '';
    } catch (error) {
      complaints.push(`${element.id}: ${error instanceof Error ? error.message : String(error)}`);
      return '';
    }
  };
  const { image, face, rig } = element;
  const body = image ? drawn(image) : '';
  const head = image && face ? drawn(`${image}_head_${face}`) : '';
  return stood(body + head + (rig ? rigOf(groups, rig, layout) : ''), spot);
}

export function composed(groups: Groups, tableau: Tableau, layout: Layout) {
  const complaints: string[] = [];
  const svg = tableau.map(element => elementOf(groups, element, layout, complaints)).join('');
  return { svg, complaints };
}
