/** The shape of a speech bubble as an SVG path, in pixels from its top left corner. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Form {
  readonly w: number;
  readonly h: number;
  /** of the corners */
  readonly radius: number;
  /** half the width of the tail where it leaves the bubble */
  readonly half: number;
  /** how far the tip stays away from the mouth */
  readonly gap: number;
  /** the longest tail */
  readonly reach: number;
}

type Edge = 'bottom' | 'left' | 'right' | 'top';

const clamp = (value: number, from: number, to: number) =>
  Math.min(Math.max(value, from), Math.max(from, to));

/** The edge that the mouth is farthest beyond. */
function edgeTowards(form: Form, mouth: Spot): Edge | null {
  const beyond: [Edge, number][] = [
    ['bottom', mouth.y - form.h],
    ['top', -mouth.y],
    ['left', -mouth.x],
    ['right', mouth.x - form.w],
  ];
  const [edge, most] = beyond.reduce((far, next) => (next[1] > far[1] ? next : far));
  return most > 0 ? edge : null;
}

/** Where the tail leaves the bubble: near the mouth, and a little towards the middle so that it leans. */
function rootOf(form: Form, edge: Edge, mouth: Spot): Spot {
  const { w, h, radius, half } = form;
  const margin = radius + half;
  const lean = (at: number, middle: number) => at + Math.sign(middle - at) * half * 1.5;
  if (edge === 'left' || edge === 'right') {
    return { x: edge === 'left' ? 0 : w, y: clamp(lean(mouth.y, h / 2), margin, h - margin) };
  }
  return { x: clamp(lean(mouth.x, w / 2), margin, w - margin), y: edge === 'top' ? 0 : h };
}

function tipOf({ gap, reach }: Form, root: Spot, mouth: Spot): Spot {
  const [x, y] = [mouth.x - root.x, mouth.y - root.y];
  const far = Math.hypot(x, y);
  const length = far === 0 ? 0 : clamp(far - gap, 0, reach) / far;
  return { x: root.x + x * length, y: root.y + y * length };
}

const point = ({ x, y }: Spot) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A rounded slab with a hard tail towards the mouth; without a mouth, or with one inside, no tail. */
export function outline(form: Form, mouth?: Spot): string {
  const { w, h, half } = form;
  const r = Math.min(form.radius, w / 2, h / 2);
  const edge = mouth ? edgeTowards(form, mouth) : null;
  const tail = (side: Edge, first: Spot, last: Spot) => {
    if (side !== edge || !mouth) return '';
    const root = rootOf(form, edge, mouth);
    const at = (corner: Spot) => point({ x: root.x + corner.x * half, y: root.y + corner.y * half });
    return `L${at(first)}L${point(tipOf(form, root, mouth))}L${at(last)}`;
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
