import type { Element, Layout, Placement, RigPose, Tableau } from '../../stage/story/types.ts';
import { AMBASSADOR_FACES } from '../cast/index.ts';
import type { Groups } from '../images/index.ts';
import { type Drawn, group, shownParts } from '../kit/index.ts';
import type { Thing } from '../pipeline/merged.ts';

const r3 = (n: number) => Math.round(n * 1000) / 1000;
const placed = (drawn: Drawn, { x, y, k = 1, turn = 0 }: Placement) =>
  group(
    `translate(${r3(x)} ${r3(y)})${turn ? ` rotate(${turn})` : ''}${k === 1 ? '' : ` scale(${k})`}`,
    drawn,
  );

export const groupOf = (id: string) => id.split('_', 1).join('');

/** Undefined if the layout does not show it. Throws if it does not exist. */
function drawingOf(groups: Groups, id: string, layout: Layout): Drawn | undefined {
  const group = groupOf(id);
  const drawing = groups[group]?.[id.slice(group.length + 1)];
  if (!drawing) throw new Error(`there is no image "${id}"`);
  return drawing[layout]?.();
}

const isPlace = (groups: Groups, id: string) => {
  const group = groupOf(id);
  return groups[group]?.[id.slice(group.length + 1)]?.isLayer === true;
};

const rigImages = ({ face, near, far }: RigPose) =>
  shownParts({ face: AMBASSADOR_FACES[face], near, far }).map(part => `romy_${part}`);

function elementOf(groups: Groups, element: Element, layout: Layout, complaints: string[]): Drawn {
  const placement = element[layout];
  if (!placement) return [];
  const drawn = (id: string): Drawn => {
    try {
      const drawing = drawingOf(groups, id, layout);
      if (drawing === undefined) complaints.push(`${element.id}: "${id}" has no picture on ${layout}`);
      return drawing ?? [];
    } catch (error) {
      complaints.push(`${element.id}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  };
  const { image, face, rig } = element;
  const body = image ? drawn(image) : [];
  const head = image && face ? drawn(`${image}_head_${face}`) : [];
  const parts = rig ? rigImages(rig).map(drawn) : [];
  return placed([body, head, parts], placement);
}

export const things = (groups: Groups, tableau: Tableau, layout: Layout): Thing[] =>
  tableau.map(element => ({
    id: element.id,
    drawn: elementOf(groups, element, layout, []),
    isPlace: element.image !== undefined && isPlace(groups, element.image),
  }));

export function composed(groups: Groups, tableau: Tableau, layout: Layout) {
  const complaints: string[] = [];
  const drawn = tableau.map(element => elementOf(groups, element, layout, complaints));
  return { drawn, complaints };
}
