/** A tableau as one SVG fragment in stage units, straight from the drawings. */
import type { Element, Layout, RigPose, Spot, Tableau } from '../../stage/story/types.ts';
import { AMBASSADOR_FACES } from '../cast/index.ts';
import { shown } from '../kit/index.ts';
import { GROUPS } from '../pictures/index.ts';

const r3 = (n: number) => Math.round(n * 1000) / 1000;
const stood = (svg: string, { x, y, k = 1, turn = 0 }: Spot) =>
  `<g transform="translate(${r3(x)} ${r3(y)})${turn ? ` rotate(${turn})` : ''}${k === 1 ? '' : ` scale(${k})`}">${svg}</g>`;

/** The drawing of an image in stage units, or undefined where the layout has no picture of it. */
export function drawingOf(id: string, layout: Layout): string | undefined {
  const [group = ''] = id.split('_', 1);
  const drawing = GROUPS[group]?.[id.slice(group.length + 1)];
  if (!drawing) throw new Error(`there is no image "${id}"`);
  return drawing[layout]?.();
}

const rigOf = ({ face, near, far }: RigPose, layout: Layout) =>
  shown({ face: AMBASSADOR_FACES[face], near, far })
    .map(part => drawingOf(`romy_${part}`, layout) ?? '')
    .join('');

/** What an element shows; `complaints` gets what is wrong with it. */
function elementOf(element: Element, layout: Layout, complaints: string[]): string {
  const spot = element[layout];
  if (!spot) return '';
  const drawn = (id: string) => {
    try {
      const svg = drawingOf(id, layout);
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
  return stood(body + head + (rig ? rigOf(rig, layout) : ''), spot);
}

export function composed(tableau: Tableau, layout: Layout) {
  const complaints: string[] = [];
  const svg = tableau.map(element => elementOf(element, layout, complaints)).join('');
  return { svg, complaints };
}
