/** A point, in CSS pixels from the bubble's top left corner. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface BubbleForm {
  readonly w: number;
  readonly h: number;
  /** corner radius; limited to half the smaller side */
  readonly radius: number;
  readonly half: number;
  readonly gap: number;
  readonly maxTail: number;
}

type Edge = 'bottom' | 'left' | 'right' | 'top';

const clamp = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to));

/**
 * Returns the edge at which the tail begins: the mouth is beyond this edge. If the mouth is beyond two edges, returns
 * the edge at the greater distance from the mouth. Returns null if the mouth is inside the bubble.
 */
function edgeTowards(form: BubbleForm, mouth: Offset): Edge | null {
  const beyond: [Edge, number][] = [
    ['bottom', mouth.y - form.h],
    ['top', -mouth.y],
    ['left', -mouth.x],
    ['right', mouth.x - form.w],
  ];
  const [edge, most] = beyond.reduce((farthest, next) => (next[1] > farthest[1] ? next : farthest));
  return most > 0 ? edge : null;
}

/**
 * Returns the middle of the tail's root, where the tail leaves the bubble: the point of `edge` nearest to
 * the mouth, shifted towards the middle of `edge`. The shift slants the tail.
 */
function rootOf(form: BubbleForm, edge: Edge, mouth: Offset): Offset {
  const { w, h, radius, half } = form;
  const margin = radius + half;
  const lean = (at: number, middle: number) => at + Math.sign(middle - at) * half * 1.5;
  if (edge === 'left' || edge === 'right') {
    return { x: edge === 'left' ? 0 : w, y: clamp(lean(mouth.y, h / 2), margin, h - margin) };
  }
  return { x: clamp(lean(mouth.x, w / 2), margin, w - margin), y: edge === 'top' ? 0 : h };
}

function tipOf({ gap, maxTail }: BubbleForm, root: Offset, mouth: Offset): Offset {
  const [x, y] = [mouth.x - root.x, mouth.y - root.y];
  const distance = Math.hypot(x, y);
  const part = distance === 0 ? 0 : clamp(distance - gap, 0, maxTail) / distance;
  return { x: root.x + x * part, y: root.y + y * part };
}

const point = ({ x, y }: Offset) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function tailOf(form: BubbleForm, mouth: Offset) {
  const edge = edgeTowards(form, mouth);
  if (!edge) return undefined;
  const root = rootOf(form, edge, mouth);
  return { edge, root, tip: tipOf(form, root, mouth) };
}

export function bubbleOutline(form: BubbleForm, mouth?: Offset): string {
  const { w, h, half } = form;
  const r = Math.min(form.radius, w / 2, h / 2);
  const drawn = mouth && tailOf(form, mouth);
  const tail = (side: Edge, first: Offset, last: Offset) => {
    if (side !== drawn?.edge) return '';
    const { root, tip } = drawn;
    const at = (corner: Offset) => point({ x: root.x + corner.x * half, y: root.y + corner.y * half });
    return `L${at(first)}L${point(tip)}L${at(last)}`;
  };
  const [left, right, up, down] = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: 0, y: 1 },
  ];
  return (
    `M${r} 0${tail('top', left, right)}H${w - r}A${r} ${r} 0 0 1 ${w} ${r}` +
    `${tail('right', up, down)}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}` +
    `${tail('bottom', right, left)}H${r}A${r} ${r} 0 0 1 0 ${h - r}` +
    `${tail('left', down, up)}V${r}A${r} ${r} 0 0 1 ${r} 0Z`
  );
}
