import { describe, expect, test } from 'vitest';
import { type ElementState, looksLike, restingElements, restOf } from '../../../stage/motion/elementState.ts';
import type { Element, Placement } from '../../../stage/story/types.ts';
import { CALM, image, PROUD } from '../runner/smallStory.ts';

const ball = (more: Partial<Element> = {}): Element => ({
  id: 'ball',
  image: image(1),
  face: 'calm',
  rig: CALM,
  depth: 0.5,
  md: { x: 100, y: 800 },
  ...more,
});

function resting(more: Partial<Element> = {}): ElementState {
  const rest = restOf(ball(more), 'md');
  if (!rest) throw new Error('The element has no placement in this layout');
  return rest;
}

describe('at rest an element', () => {
  test('has all values of its placement and look', () => {
    expect(resting({ md: { x: 100, y: 800, k: 2, turn: 30, z: 0.9 } })).toEqual({
      id: 'ball',
      image: image(1),
      face: 'calm',
      rig: CALM,
      x: 100,
      y: 800,
      k: 2,
      rotation: 30,
      alpha: 1,
      lift: 0,
      breath: 1,
      mouth: undefined,
      blink: false,
      depth: 0.5,
      z: 0.9,
      isLayer: false,
    });
  });

  test('has scale 1 and no rotation unless its placement says otherwise', () => {
    expect(resting()).toMatchObject({ k: 1, rotation: 0 });
  });

  test('has the z of its placement, or else its own z, or else its depth', () => {
    expect(resting().z).toBe(0.5);
    expect(resting({ z: 0.7 }).z).toBe(0.7);
    expect(resting({ z: 0 }).z).toBe(0);
    expect(resting({ z: 0.7, md: { x: 1, y: 1, z: 0 } }).z).toBe(0);
  });

  test.each<[string, boolean, Partial<Element>]>([
    ['stands on 0, 0', true, { md: { x: 0, y: 0 } }],
    ['stands anywhere, but has `piece: true`,', true, { md: { x: 5, y: 9 }, piece: true }],
    ['stands at the left edge', false, { md: { x: 0, y: 9 } }],
    ['stands at the upper edge', false, { md: { x: 5, y: 0 } }],
  ])('that %s is a layer: %j', (_, isLayer, more) => {
    expect(resting(more).isLayer).toBe(isLayer);
  });

  test('without a placement for a layout is not in that layout', () => {
    expect(restOf(ball(), 'sm')).toBeUndefined();
  });
});

test('a tableau at rest has the elements of its layout, by id and in its order', () => {
  const md: Placement = { x: 1, y: 2 };
  const sm: Placement = { x: 3, y: 4 };
  const tableau = [
    { id: 'wall', depth: 0, md, sm },
    { id: 'bench', depth: 0.5, md },
    { id: 'ball', depth: 0.7, md, sm },
  ];
  expect([...restingElements(tableau, 'md').keys()]).toEqual(['wall', 'bench', 'ball']);
  expect([...restingElements(tableau, 'sm')]).toEqual([
    ['wall', restOf({ id: 'wall', depth: 0, sm }, 'sm')],
    ['ball', restOf({ id: 'ball', depth: 0.7, sm }, 'sm')],
  ]);
});

/** The compiler reports a missing field. */
const others: Omit<ElementState, 'id' | 'isLayer'> = {
  image: image(2),
  face: 'joy',
  rig: PROUD,
  mouth: 'A',
  blink: true,
  x: 1,
  y: 1,
  k: 2,
  rotation: 1,
  alpha: 0.5,
  lift: 1,
  breath: 1.01,
  depth: 1,
  z: 1,
};

test.each(Object.entries(others))('two elements that differ in %s do not look alike', (key, value) => {
  expect(looksLike(resting(), { ...resting(), [key]: value })).toBe(false);
});

test('two elements that differ only in id and isLayer look alike', () => {
  expect(looksLike(resting(), { ...resting(), id: 'other', isLayer: true })).toBe(true);
});
