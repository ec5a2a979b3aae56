/** The windows, the positions of the match day, and the targets of a step (its elements, boxes and points). */
import { type Layout, MEDIUM, resolve, type Size, type Story, type View, viewOf } from '../stage/index.ts';
import { begin, type Progress } from '../stage/runner/progress.ts';
import type { Box, Placement, Point, RegionOf } from '../stage/story/types.ts';
import { imagesOf } from '../tests/rules/staging.ts';
import type { Numbers } from './source.ts';

export const SIZES = ['394x752', '320x568', '820x1180', '1080x1920', '1512x982', '1920x1080'] as const;
export type SizeName = (typeof SIZES)[number];
/** The layout of a window, or `up` for an upright window of the medium layout, whose bubbles may have their own area. */
export type Side = Layout | 'up';

/** Width and height in CSS pixels. */
export function sizeOf(name: SizeName): Size {
  const [w = 0, h = 0] = name.split('x').map(Number);
  return { w, h };
}
export function sideOf(name: SizeName): Side {
  const { w, h } = sizeOf(name);
  if (w < MEDIUM) return 'sm';
  return h > w ? 'up' : 'md';
}
export const layoutOf = (side: Side): Layout => (side === 'sm' ? 'sm' : 'md');

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
  const [label = '', choice] = position.split('/');
  return {
    ...begin(story, { label: resolve(story, label).label, done: story.last }),
    wrong: choice !== undefined,
    choice: Number(choice ?? -1),
  };
}

export const viewAt = (story: Story, position: Position): View => viewOf(story, progressAt(story, position));

/** The positions of the match day: every step, and every reaction to a wrong answer after its question. */
export const positionsOf = (story: Story) =>
  story.steps.flatMap(({ label, name, chapter, kind }) => {
    const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
    return [
      { position: label as Position, name, chapter },
      ...wrong.map(choice => ({ position: `${label}/${choice}`, name: `wrong ${choice}`, chapter })),
    ];
  });

/** Returns the targets of a step that a window shows, back to front, and the objects with their numbers. */
export function valuesOf({ shot, overlay, tableau }: View, side: Side): ReadonlyMap<Target, Value> {
  const layout = layoutOf(side);
  const bubble = overlay.kind === 'bubble' && overlay.speaker !== 'assistant' ? overlay : undefined;
  const room = overlay.kind === 'question' ? (overlay.wrong?.room ?? overlay.room) : undefined;
  const all: readonly (readonly [Target, Value | null | undefined])[] = [
    ['bubble', bubble?.box[side] ?? bubble?.box[layout] ?? (layout === 'md' ? room : undefined)],
    ...tableau.map(each => [each.id, each[layout]] as const),
    ['mouth', bubble?.mouth?.[layout]],
    ['shot', shot[layout]],
    ['focus', layout === 'md' ? shot.focus : undefined],
  ];
  return new Map(all.flatMap(([target, value]) => (value ? [[target, value] as const] : [])));
}

/** The numbers of a value that can be changed: those of an array have the names `x`, `y`, `w` and `h`. */
export const numbersOf = (value: Value): Numbers =>
  'x' in value
    ? { x: value.x, y: value.y, k: value.k ?? 1, turn: value.turn ?? 0 }
    : Object.fromEntries(value.map((number, i) => ['xywh'.charAt(i), number]));

/** The positions in which this same object is used. */
export const usesOf = (story: Story, value: Value) =>
  positionsOf(story).filter(({ position }) => {
    const view = viewAt(story, position);
    return (['md', 'up', 'sm'] as const).some(side => [...valuesOf(view, side).values()].includes(value));
  });

/**
 * Returns the style of a value's area, in stage units: a box, or around all images of an element. Also returns the
 * style of an element's origin in the area. Undefined if the element's images are not loaded.
 */
export function areaOf(value: Value, element: View['tableau'][number] | undefined, regionOf: RegionOf) {
  const { x = 0, y = 0, w = 0, h = 0, k = 1, turn = 0 } = numbersOf(value);
  if (!element) return { style: { left: x, top: y, width: w, height: h }, origin: undefined };
  const regions = imagesOf(element).flatMap(image => regionOf(image) ?? []);
  if (regions.length === 0) return undefined;
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

/** The smallest numbers that a gesture can reach. */
const LEAST: Numbers = { w: 1, h: 1, k: 0.01 };

/** Adds amounts to those of the numbers that a value has: a box has no `turn`, and an element no `w`. */
export const shifted = (numbers: Numbers, amounts: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers)
      .filter(([key]) => key in amounts)
      .map(([key, number]) => {
        const sum = Number((number + (amounts[key] ?? 0)).toFixed(2));
        return [key, Math.max(sum, LEAST[key] ?? sum)];
      }),
  );
