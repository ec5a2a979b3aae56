/** The targets of a step (elements, shot, focus, the bubble's room, mouth), and where each of them is. */
import { type Layout, resolve, type Story, type View, viewOf } from '../stage/index.ts';
import { begin, type Progress } from '../stage/runner/progress.ts';
import type { Box, Placement, Point, RegionOf } from '../stage/story/types.ts';
import { STAGE } from '../stage/viewport/fit.ts';
import { imagesOf } from '../tests/rules/staging.ts';
import type { Numbers, Own } from './edits.ts';

/** A step's label; with `/2`, the reaction to the wrong answer 2 at a question. The page's address contains it. */
export type Position = string;
/** One of the step's own boxes and points, or the id of an element. */
export type Target = string;
/** The object with a target's numbers. The windows use the same object, so they also draw a changed number. */
export type Value = Placement | Box | Point;

/** The names of a step's own targets. The first letter of a target is its key. */
export const OWN: Readonly<Record<Target, string>> = {
  shot: 'Shot',
  focus: 'Focus of upright windows',
  bubble: 'Room of the bubble',
  mouth: 'Mouth',
};
export const nameOf = (target: Target) => OWN[target] ?? target;

/** Whether the large window shows the whole stage while this is the target. */
export const isWhole = (target: Target | undefined) => target === 'shot' || target === 'focus';

/** The progress of a visitor at a position. */
export function progressAt(story: Story, position: Position): Progress {
  const [label = '', choice = ''] = position.split('/');
  const wrong = choice !== '';
  return {
    ...begin(story, { label: resolve(story, label).label, done: story.last }),
    wrong,
    choice: wrong ? Number(choice) : -1,
  };
}

export const viewAt = (story: Story, position: Position): View => viewOf(story, progressAt(story, position));

/** The positions of the match day: every step, and every reaction to a wrong answer after its question. */
export function positionsOf(story: Story) {
  return story.steps.flatMap(({ label, name, chapter, kind }) => {
    const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
    const reactions = wrong.map(choice => ({
      position: `${label}/${choice}`,
      name: `wrong ${choice}`,
      chapter,
    }));
    return [{ position: label as Position, name, chapter }, ...reactions];
  });
}

/**
 * Selects the numbers that a window uses: those of its layout. `up` is for an upright window, in which a bubble may
 * have numbers of its own.
 */
export type Side = Layout | 'up';
const layoutOf = (side: Side): Layout => (side === 'sm' ? 'sm' : 'md');

/** Returns the object with a target's numbers; undefined if the step has no such target. */
export function valueAt({ shot, overlay, tableau }: View, target: Target, side: Side): Value | undefined {
  const layout = layoutOf(side);
  const isSpoken = overlay.kind === 'bubble' && overlay.speaker !== 'assistant';
  switch (target) {
    case 'shot':
      return shot[layout];
    case 'focus':
      return layout === 'md' ? shot.focus : undefined;
    case 'bubble':
      if (overlay.kind === 'question' && layout === 'md') return overlay.wrong?.room ?? overlay.room;
      return isSpoken ? (overlay.box[side] ?? overlay.box[layout]) : undefined;
    case 'mouth':
      return isSpoken ? (overlay.mouth?.[layout] ?? undefined) : undefined;
    default:
      return tableau.find(({ id }) => id === target)?.[layout];
  }
}

/** The numbers of a value that can be changed. */
export const numbersOf = (value: Value): Numbers =>
  Object.fromEntries(Object.entries(value).filter(([key]) => /^(x|y|k|turn|\d)$/.test(key)));

/** All targets of a step, back to front. */
export const targetsOf = (view: View, side: Side): readonly Target[] =>
  ['bubble', ...view.tableau.map(({ id }) => id), 'mouth', 'shot', 'focus'].filter(target =>
    valueAt(view, target, side),
  );

/** The positions in which this same object is used. */
export const usesOf = (story: Story, value: Value) =>
  positionsOf(story).filter(({ position }) => {
    const view = viewAt(story, position);
    return (['md', 'up', 'sm'] as const).some(side =>
      targetsOf(view, side).some(target => valueAt(view, target, side) === value),
    );
  });

/**
 * Returns the style of a target's area, in stage units: around all images of an element, or a box; for a mouth, a
 * point. For an element, also returns the style of its origin in the area. Undefined if the step has no such target or
 * the element's images are not loaded.
 */
export function areaOf(view: View, target: Target, side: Side, regionOf: RegionOf) {
  const value = valueAt(view, target, side);
  if (!value) return undefined;
  if (!('x' in value)) {
    const [left, top, width = 0, height = 0] = value;
    return { style: { left, top, width, height }, origin: undefined };
  }
  const element = view.tableau.find(({ id }) => id === target);
  const regions = element ? imagesOf(element).flatMap(image => regionOf(image) ?? []) : [];
  if (regions.length === 0) return undefined;
  const { x, y, k = 1, turn = 0 } = value;
  const left = Math.min(...regions.map(region => region.x)) * k;
  const top = Math.min(...regions.map(region => region.y)) * k;
  const width = Math.max(...regions.map(region => region.x + region.w)) * k - left;
  const height = Math.max(...regions.map(region => region.y + region.h)) * k - top;
  const turned = { transform: `rotate(${turn}deg)`, transformOrigin: `${-left}px ${-top}px` };
  return {
    style: { left: x + left, top: y + top, width, height, ...turned },
    origin: { left: -left, top: -top },
  };
}

/**
 * The amounts that a gesture adds to a value's numbers: `x`, `y`, `w` and `h` in stage units, `k` to the scale factor,
 * `turn` in degrees.
 */
export type Shift = Partial<Record<'x' | 'y' | 'w' | 'h' | 'k' | 'turn', number>>;

/** Adds a shift to the numbers of a placement, a box or a point. `k` scales a box about its centre. */
export function shifted(was: Numbers, { x = 0, y = 0, w = 0, h = 0, k = 0, turn = 0 }: Shift): Numbers {
  if (was.x !== undefined && was.y !== undefined) {
    const scaled = k !== 0 && { k: Math.max(1, Math.round(((was.k ?? 1) + k) * 100)) / 100 };
    return { x: was.x + x, y: was.y + y, ...scaled, ...(turn !== 0 && { turn: (was.turn ?? 0) + turn }) };
  }
  const { 0: left = 0, 1: top = 0, 2: width, 3: height } = was;
  if (width === undefined || height === undefined) return { 0: left + x, 1: top + y };
  const [wide, high] = [Math.round((width * k) / 2), Math.round((height * k) / 2)];
  return {
    0: left + x - wide,
    1: top + y - high,
    2: Math.max(1, width + w + 2 * wide),
    3: Math.max(1, height + h + 2 * high),
  };
}

type Boxes = Readonly<Record<string, Box | undefined>>;
const present = (boxes: Boxes): Own['boxes'] =>
  Object.fromEntries(Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, [...box]]] : [])));

/**
 * Returns the edit that gives a step its own shot, focus or room, and leaves the picture as it is. Undefined if the
 * step cannot have one.
 */
export function ownOf(story: Story, position: Position, target: Target, side: Side) {
  const [label = '', wrong] = position.split('/');
  const { kind, name, chapter } = resolve(story, label);
  const { shot, overlay } = viewAt(story, position);
  const names: Readonly<Record<string, string>> = { scene: `places.${name}`, bubble: `lines.${name}` };
  const entry = wrong ? `question.wrong.${wrong}` : (names[kind] ?? kind);
  const give = (property: Own['property'], boxes: Own['boxes']) => {
    const id = `stage/story/chapters/chapter${chapter}.ts#chapter${chapter}.${entry}#${property}`;
    return { id, own: { property, boxes } };
  };
  if (kind === 'title') return undefined;
  if (isWhole(target) && !shot.disc) {
    const { w, h } = STAGE[layoutOf(side)];
    const { md, focus, sm } = shot;
    const key = target === 'focus' ? target : layoutOf(side);
    return give('shot', present({ md, focus, sm, [key]: shot[key] ?? [0, 0, w, h] }));
  }
  if (target !== 'bubble') return undefined;
  if (overlay.kind === 'bubble') return give('bubble', present(overlay.box));
  return overlay.kind === 'question' && side !== 'sm'
    ? give('room', [...(overlay.wrong?.room ?? overlay.room)])
    : undefined;
}
