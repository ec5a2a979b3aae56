import { describe, expect, test } from 'vitest';
import { bubbleOutline } from '../../../src/overlays/bubble/bubbleOutline.ts';

const FORM = { w: 300, h: 100, radius: 20, half: 10, gap: 15, maxTail: 120 };
const BODY = 'M20 0H280A20 20 0 0 1 300 20V80A20 20 0 0 1 280 100H20A20 20 0 0 1 0 80V20A20 20 0 0 1 20 0Z';

/** Returns the three corners of a bubble's tail, in order: start, tip, end. */
const tailOf = (path: string) =>
  [...path.matchAll(/L(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe("a bubble's tail", () => {
  test.each([
    ['mouth under the bubble', { x: 200, y: 300 }, 'bottom'],
    ['mouth over the bubble', { x: 200, y: -150 }, 'top'],
    ['mouth at its right, a little lower', { x: 600, y: 180 }, 'right'],
    ['mouth at its left', { x: -200, y: 60 }, 'left'],
    ['mouth far below and a little to the right', { x: 330, y: 400 }, 'bottom'],
  ] as const)('starts at the edge beyond which the mouth is farthest: %s', (_, mouth, edge) => {
    const [first, , last] = tailOf(bubbleOutline(FORM, mouth));
    const on = { bottom: ['y', 100], top: ['y', 0], right: ['x', 300], left: ['x', 0] } as const;
    const [axis, at] = on[edge];
    expect([first?.[axis], last?.[axis]]).toEqual([at, at]);
  });

  test('points at the mouth, ends at a distance from it, and is not longer than a maximum', () => {
    const near = tailOf(bubbleOutline(FORM, { x: 150, y: 160 }))[1];
    expect(Math.hypot(150 - (near?.x ?? 0), 160 - (near?.y ?? 0))).toBeCloseTo(15, 0);
    const far = tailOf(bubbleOutline(FORM, { x: 150, y: 900 }))[1];
    expect((far?.y ?? 0) - 100).toBeCloseTo(120, 0);
  });

  test('is missing without a mouth, or if the bubble covers the mouth', () => {
    expect(bubbleOutline(FORM)).toBe(BODY);
    expect(bubbleOutline(FORM, { x: 150, y: 50 })).toBe(BODY);
  });
});
