/**
 * Defines what the maker can select in the director: a window, a position of the match day, and a target.
 * A target is an element, a box or a point of the step.
 */
import { type Layout, MEDIUM, resolve, type Story, type View, viewOf } from '../stage/index.ts';
import { begin, type Progress } from '../stage/runner/progress.ts';
import type { Box, Placement, Point, RegionOf } from '../stage/story/types.ts';
import { imagesOf } from '../tests/rules/staging.ts';
import type { Numbers } from './source.ts';

export const SIZES = ['394x752', '320x568', '820x1180', '1080x1920', '1512x982', '1920x1080'] as const;
export type SizeName = (typeof SIZES)[number];

/**
 * Returns the size of a window in CSS px, its layout, and `area`. `area` is the key of this window in a bubble's `box`:
 * 'up' for an upright window of the medium layout, otherwise the layout.
 */
export function windowOf(name: SizeName) {
  const [w = 0, h = 0] = name.split('x').map(Number);
  const layout: Layout = w < MEDIUM ? 'sm' : 'md';
  return { w, h, layout, area: layout === 'md' && h > w ? ('up' as const) : layout };
}

/**
 * The label of a step. For a reaction, `/` and the number of the wrong choice follow, for example `/2`;
 * choices count from 0. The hash of the director's address is the current position.
 */
export type Position = string;
/** The id of an element, or a key of `OWN`: one of the step's own boxes and points. */
export type Target = string;
/** The object that contains a target's numbers. All windows draw from this object, so they show every change of it. */
export type Value = Placement | Box | Point;

/**
 * The boxes and points of a step that are targets, with the names that the director shows. The first letter of a target
 * is its key: S selects `shot`.
 */
export const OWN: Readonly<Record<Target, string>> = {
  shot: 'Shot',
  focus: 'Focus of upright windows',
  bubble: 'Room of the bubble',
  mouth: 'Mouth',
};
export const nameOf = (target: Target) => OWN[target] ?? target;

/** True if `target` is the shot or its focus. The director's large window then shows the whole stage. */
export const isWhole = (target: Target | undefined) => target === 'shot' || target === 'focus';

export function progressAt(story: Story, position: Position): Progress {
  const [label = '', choice] = position.split('/');
  const progress = begin(story, { label: resolve(story, label).label, done: story.last });
  return { ...progress, wrong: choice !== undefined, choice: Number(choice ?? -1) };
}

export const viewAt = (story: Story, position: Position): View => viewOf(story, progressAt(story, position));

/** The positions of the match day: every step; after a question, its reactions to wrong answers. */
export const positionsOf = (story: Story) =>
  story.steps.flatMap(({ label, name, chapter, kind }) => {
    const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
    return [
      { position: label as Position, name, chapter },
      ...wrong.map(choice => ({ position: `${label}/${choice}`, name: `wrong ${choice}`, chapter })),
    ];
  });

/**
 * Returns the targets that a window of this size shows, each with its `Value`. The order is back to front:
 * the handle of a later target covers the handle of an earlier one.
 */
export function valuesOf({ shot, overlay, tableau }: View, size: SizeName): ReadonlyMap<Target, Value> {
  const { layout, area } = windowOf(size);
  const bubble = overlay.kind === 'bubble' && overlay.speaker !== 'assistant' ? overlay : undefined;
  const room = overlay.kind === 'question' ? (overlay.wrong?.room ?? overlay.room) : undefined;
  const all: readonly (readonly [Target, Value | null | undefined])[] = [
    ['bubble', bubble?.box[area] ?? bubble?.box[layout] ?? (layout === 'md' ? room : undefined)],
    ...tableau.map(each => [each.id, each[layout]] as const),
    ['mouth', bubble?.mouth?.[layout]],
    ['shot', shot[layout]],
    ['focus', layout === 'md' ? shot.focus : undefined],
  ];
  return new Map(all.flatMap(([target, value]) => (value ? [[target, value] as const] : [])));
}

/** Returns a value's numbers by name. The numbers of an array are named `x`, `y`, `w` and `h`. */
export const numbersOf = (value: Value): Numbers =>
  'x' in value
    ? { x: value.x, y: value.y, k: value.k ?? 1, turn: value.turn ?? 0 }
    : Object.fromEntries(value.map((number, i) => ['xywh'.charAt(i), number]));

/** Returns the positions that use the object `value`. Leaves out positions that use an equal copy of the object. */
export const usesOf = (story: Story, value: Value) =>
  positionsOf(story).filter(({ position }) => {
    const view = viewAt(story, position);
    return SIZES.some(size => [...valuesOf(view, size).values()].includes(value));
  });

/**
 * Returns CSS for the box around a target (`style`). For an element, also returns CSS for its origin, such as a
 * figure's feet (`origin`). Returns undefined while the element's images are not loaded.
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
  const style = { left: x + left, top: y + top, width, height, ...turned };
  return { style, origin: { left: -left, top: -top } };
}

/**
 * Adds to each number the amount of the same name, and returns the sums. Omits numbers without an amount, and amounts
 * without a number. Sizes and scales stay positive.
 */
export const shifted = (numbers: Numbers, amounts: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers)
      .filter(([key]) => key in amounts)
      .map(([key, number]) => {
        const sum = Number((number + (amounts[key] ?? 0)).toFixed(2));
        return [key, 'whk'.includes(key) ? Math.max(key === 'k' ? 0.01 : 1, sum) : sum];
      }),
  );
