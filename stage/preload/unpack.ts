import { numbersIn } from '../story/digits.ts';
import type { Item, Pack, PackedDrawing, PackedImage, PackText } from '../story/pack.ts';
import { toSheet } from '../story/toSheet.ts';
import { outlinesIn } from './outlines.ts';

/**
 * By letter in `PackText.moves`: the letter in `Placed`, and the divisors of its numbers. `R` with 900, 10, 20 is 'r90
 * 1 2'.
 */
const MOVES: Readonly<Record<string, readonly [step: string, divisors: readonly number[]]>> = {
  t: ['t', [10, 10]],
  r: ['r', [10]],
  R: ['r', [10, 10, 10]],
  s: ['s', [1000]],
  S: ['s', [1000, 1000]],
  m: ['m', [1000, 1000, 1000, 1000, 10, 10]],
};

export type Head = Readonly<Record<string, Omit<PackedDrawing, 'items'>>>;

/** Throws if `places` (positions and sizes) is too short. */
export function headOf({ drawings, places }: Pick<PackText, 'drawings' | 'places'>): Head {
  const next = numbersIn(places);
  return Object.fromEntries(
    drawings.map(([name, w, h, names, bleeds]) => {
      const images = names?.map((ids): PackedImage => {
        const [x, y] = [next(), next()];
        const own = names.length > 1 ? { w: next(), h: next(), sheet: [next(), next()] as const } : { w, h };
        return { ids: ids.split(' '), x, y, ...own, ...(bleeds && { bleeds: true }) };
      });
      return [name, images ? { w, h, images } : { w, h }] as const;
    }),
  );
}

const NONE = -1;
const SHAPES = ['f', 's', 'r'];
const PARTS = ['g', 'c', 'o', 'b'];

function transformsIn(moves: string, by: string): () => string {
  const next = numbersIn(by);
  const all = moves.split(' ').values();
  const stepOf = (letter: string) => {
    const move = MOVES[letter];
    if (!move) throw new Error(`A transform of the pack has the unknown step ${letter}`);
    const [step, divisors] = move;
    return step + divisors.map(divisor => next() / divisor).join(' ');
  };
  return () => {
    const { value } = all.next();
    if (value === undefined) throw new Error('The pack has too few transforms');
    return [...value].map(stepOf).join('');
  };
}

/** Yields after each drawing and outline, for a pause. Throws if a column is too short or has an unknown letter. */
export function* unpack(text: PackText): Generator<undefined, Pack> {
  const parts: (readonly Item[])[] = [];
  const next = {
    outline: numbersIn(text.outline),
    fill: numbersIn(text.fill),
    stroke: numbersIn(text.stroke),
    width: numbersIn(text.width),
    part: numbersIn(text.part),
    opacity: numbersIn(text.opacity),
    transform: transformsIn(text.moves, text.by),
  };
  const letters = text.tree[Symbol.iterator]();
  let known = 0;

  function outline(): number {
    const back = next.outline();
    if (back > 0) return known - back;
    known += 1;
    return known - 1;
  }
  function part(): number {
    const back = next.part();
    return back > 0 ? parts.length - back : parts.push(items()) - 1;
  }
  function placed(letter: string): Item {
    const transform = next.transform();
    const opacity = letter === 'o' || letter === 'b' ? next.opacity() / 100 : 1;
    const clip = letter === 'c' || letter === 'b' ? outline() : NONE;
    const own = part();
    if (opacity !== 1) return [own, transform, clip, opacity];
    return clip === NONE ? [own, transform] : [own, transform, clip];
  }
  function shape(letter: string): Item {
    const filled = [outline(), next.fill()] as const;
    if (letter === 'f') return filled;
    const stroked = [...filled, next.stroke(), next.width() / 100] as const;
    return letter === 'r' ? [...stroked, 1] : stroked;
  }
  function items(): Item[] {
    const list: Item[] = [];
    for (let { value = '' } = letters.next(); value !== '.'; { value = '' } = letters.next()) {
      if (PARTS.includes(value)) list.push(placed(value));
      else if (SHAPES.includes(value)) list.push(shape(value));
      else throw new Error(`A drawing of the pack has the unknown item "${value}"`);
    }
    return list;
  }

  const imageItem = (image: PackedImage): Item => [parts.push(items()) - 1, toSheet(image)];
  const drawings: Record<string, PackedDrawing> = {};
  for (const [name, { w, h, images }] of Object.entries(headOf(text))) {
    drawings[name] = images ? { w, h, items: images.map(imageItem), images } : { w, h, items: items() };
    yield;
  }
  const outlines: string[] = [];
  for (const d of outlinesIn(text.steps, text.points)) {
    outlines.push(d);
    yield;
  }
  return { colours: text.colours, outlines, parts, drawings };
}
