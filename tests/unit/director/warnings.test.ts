/** The rules by which the director warns of cut and covered faces. everyWindow.test.ts checks every step. */
import { describe, expect, test } from 'vitest';
import { faces } from '../../../assets/pictures/faces.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { facesIn, isBeyond, isCut, isOnFace } from '../../rules/staging.ts';

const known = await faces();

describe('a face', () => {
  const window = { left: 0, top: 0, right: 400, bottom: 300 };
  test('is cut if an edge goes through it, and not if it is inside or out of the picture', () => {
    expect(isCut([100, 100, 40], window)).toBe(false);
    expect(isCut([10, 100, 40], window)).toBe(true);
    expect(isCut([100, 290, 40], window)).toBe(true);
    expect(isCut([-60, 100, 40], window)).toBe(false);
    expect(isCut([10, -60, 40], window)).toBe(false);
  });
  test('is covered by a bubble that is nearer to its middle than its eyes', () => {
    const bubble = { left: 200, top: 0, right: 300, bottom: 100 };
    expect(isOnFace([250, 50, 40], bubble)).toBe(true);
    expect(isOnFace([250, 120, 40], bubble)).toBe(true);
    expect(isOnFace([250, 135, 40], bubble)).toBe(false);
  });
  test('follows its element: its place, its scale and its turn', () => {
    const step = story.stepsOf(3).find(({ name }) => name === 'kickOff');
    const view = viewOf(story, { ...begin(story), label: step?.label ?? 'chapter_0_0' });
    const at = (change: object) => {
      const tableau = view.tableau.map(each =>
        each.id === 'romy' ? { ...each, md: { x: 600, y: 600, ...change } } : each,
      );
      const found = facesIn({ ...view, tableau }, 'md', { w: 1512, h: 982 }, known).find(
        ({ id }) => id === 'romy',
      );
      return found?.disc.map(Math.round) ?? [];
    };
    const [x = 0, y = 0, r = 0] = at({});
    expect(y).toBeLessThan(600);
    expect(at({ x: 700 })).toEqual([x + 100, y, r]);
    expect(at({ k: 2 })[1]).toBeCloseTo(600 - 2 * (600 - y), -1);
    expect(at({ turn: 180 })[1]).toBeCloseTo(600 + (600 - y), -1);
  });
});

test('a tail that ends beyond the window is noticed', () => {
  const window = { left: 0, top: 0, right: 400, bottom: 300 };
  expect(isBeyond({ left: 10, top: 10, right: 100, bottom: 299 }, window)).toBe(false);
  expect(isBeyond({ left: 10, top: 10, right: 100, bottom: 310 }, window)).toBe(true);
  expect(isBeyond({ left: -9, top: 10, right: 100, bottom: 90 }, window)).toBe(true);
});
