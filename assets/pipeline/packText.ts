import { digits } from '../../stage/story/digits.ts';
import type { Item, Pack, PackedDrawing, PackedImage, PackText } from '../../stage/story/pack.ts';
import { outlineText } from './outlineText.ts';

const NONE = -1;
/** By letter and count of numbers: `r3` is a rotation with three. Numbers are multiplied by the factors and rounded. */
const MOVES: Readonly<Record<string, readonly [letter: string, factors: readonly number[]]>> = {
  t1: ['t', [10, 10]],
  t2: ['t', [10, 10]],
  r1: ['r', [10]],
  r3: ['R', [10, 10, 10]],
  s1: ['s', [1000]],
  s2: ['S', [1000, 1000]],
  m6: ['m', [1000, 1000, 1000, 1000, 10, 10]],
};

function numbered() {
  const numbers = new Map<number, number>();
  let count = 0;
  return {
    /** 1 for the entry added last, 2 for the one before; 0 if it is new */
    back: (entry: number) => count - (numbers.get(entry) ?? count),
    add(entry: number) {
      numbers.set(entry, count);
      count += 1;
    },
  };
}

function found<T>(list: readonly T[], at: number): T {
  const value = list[at];
  if (value === undefined) throw new Error(`a pack refers to entry ${at}, which it does not have`);
  return value;
}

/** Rounds lengths and degrees to tenths, and factors to thousandths. */
export function packText(pack: Pack): string {
  const columns = {
    ...{ places: '', tree: '', outline: '', steps: '', points: '', fill: '', stroke: '', width: '' },
    ...{ part: '', moves: '', by: '', opacity: '' },
  };
  const put = (column: keyof typeof columns, text: string) => {
    columns[column] += text;
  };
  const [outlines, parts] = [numbered(), numbered()];

  function outline(at: number) {
    const back = outlines.back(at);
    put('outline', digits(back));
    if (back > 0) return;
    outlines.add(at);
    const { steps, points } = outlineText(found(pack.outlines, at));
    put('steps', steps);
    put('points', points);
  }
  function transform(steps: string) {
    for (const [, step = '', values = ''] of steps.matchAll(/([trsm])([^trsm]*)/g)) {
      const numbers = values.trim().split(' ').map(Number);
      const move = MOVES[step + numbers.length];
      if (!move) throw new Error(`a pack cannot hold the transform ${steps}`);
      const [letter, factors] = move;
      put('moves', letter);
      const all = letter === 't' ? [...numbers, 0].slice(0, 2) : numbers;
      for (const [i, number] of all.entries()) put('by', digits(Math.round(number * (factors[i] ?? 10))));
    }
    put('moves', ' ');
  }
  function placed(part: number, steps: string, clip: number, opacity: number) {
    const isTranslucent = opacity !== 1;
    if (clip === NONE) put('tree', isTranslucent ? 'o' : 'g');
    else put('tree', isTranslucent ? 'b' : 'c');
    transform(steps);
    if (isTranslucent) put('opacity', digits(Math.round(opacity * 100)));
    if (clip !== NONE) outline(clip);
    const back = parts.back(part);
    put('part', digits(back));
    if (back > 0) return;
    items(found(pack.parts, part));
    parts.add(part);
  }
  function items(list: readonly Item[]) {
    for (const item of list) {
      if (typeof item[1] === 'string') {
        const [part, steps, clip = NONE, opacity = 1] = item;
        placed(part, steps, clip, opacity);
        continue;
      }
      const [shape, fill, stroke = NONE, width = 1, isRound] = item;
      const hasStroke = stroke !== NONE;
      put('tree', hasStroke ? (isRound ? 'r' : 's') : 'f');
      outline(shape);
      put('fill', digits(fill));
      if (!hasStroke) continue;
      put('stroke', digits(stroke));
      put('width', digits(Math.round(width * 100)));
    }
    put('tree', '.');
  }
  function place({ x, y, w, h, sheet }: PackedImage, isAlone: boolean) {
    for (const number of isAlone ? [x, y] : [x, y, w, h, ...(sheet ?? [])]) put('places', digits(number));
  }
  function drawing(name: string, { w, h, items: list, images }: PackedDrawing): PackText['drawings'][number] {
    if (!images) {
      items(list);
      return [name, w, h];
    }
    for (const [i, image] of images.entries()) {
      place(image, images.length === 1);
      const [part = NONE] = list[i] ?? [];
      items(found(pack.parts, part));
      parts.add(part);
    }
    const ids = images.map(image => image.ids.join(' '));
    return images[0]?.bleeds ? [name, w, h, ids, 1] : [name, w, h, ids];
  }
  const drawings = Object.entries(pack.drawings).map(([name, it]) => drawing(name, it));
  return JSON.stringify({ colours: pack.colours, drawings, ...columns } satisfies PackText);
}
