import { numbersIn } from '../story/digits.ts';
import { controls } from '../story/smooth.ts';
import type { Point } from '../story/types.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

const curve = (points: readonly Point[]) =>
  points
    .flatMap((to, i) => {
      const from = points[i - 1];
      if (!from) return [];
      const [out, into] = controls(points[i - 2] ?? from, from, to, points[i + 1] ?? to);
      return `C${[...out, ...into, ...to].map(hundredths).join(' ')}`;
    })
    .join('');

/** `steps`: the number of decimals of its points, then a letter for each path command (see `PackText`). */
function outlineOf(steps: string, next: () => number): string {
  const unit = 10 ** Number(steps[0]);
  let at: Point = [0, 0];
  let start = at;
  let smooth: Point[] = [];
  let d = '';
  const length = () => next() / unit;
  const point = (): Point => {
    at = [at[0] + next(), at[1] + next()];
    return [at[0] / unit, at[1] / unit];
  };
  const points = (count: number) => Array.from({ length: count }, () => point().join(' ')).join(' ');
  for (const step of steps.slice(1)) {
    if (step !== 'w') {
      d += curve(smooth);
      smooth = step === 'n' ? [[at[0] / unit, at[1] / unit]] : [];
    }
    if (step === 'n' || step === 'w') smooth.push(point());
    else if (step === 'm') {
      d += `M${points(1)}`;
      start = at;
    } else if (step === 'l') d += `L${points(1)}`;
    else if (step === 'q') d += `Q${points(2)}`;
    else if (step === 'c') d += `C${points(3)}`;
    else if (step === 'a') {
      const radii = `${length()} ${length()} ${length()}`;
      const flags = next();
      d += `A${radii} ${flags >> 1} ${flags & 1} ${points(1)}`;
    } else if (step === 'e') {
      const [from, rx, ry] = [points(1), length(), length()];
      d += `M${from}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
    } else if (step === 'z') {
      d += 'z';
      at = start;
    } else throw new Error(`An outline of the pack has the unknown step ${step}`);
  }
  return d + curve(smooth);
}

/**
 * Path data of each outline. Throws if `points` is too short or has an invalid character, or `steps` an unknown letter.
 */
export function* outlinesIn(steps: string, points: string): Generator<string, void> {
  const next = numbersIn(points);
  for (const [outline] of steps.matchAll(/\d\D*/g)) yield outlineOf(outline, next);
}
