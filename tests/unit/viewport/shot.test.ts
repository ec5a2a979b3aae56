import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANVAS, left, right, top } from '../../../assets/kit/index.ts';
import { TITLE_DISC } from '../../../stage/story/discs.ts';
import { story } from '../../../stage/story/index.ts';
import { shotsIn } from '../../../stage/story/shots.ts';
import type { Box, Layout, Shot } from '../../../stage/story/types.ts';
import {
  fitShot,
  fit as fitted,
  isNear,
  type Size,
  STAGE,
  unit,
  visibleArea,
} from '../../../stage/viewport/fit.ts';
import { rasterOf } from '../../../stage/viewport/raster.ts';

const EXACT = 1e-6;
const windows = fc
  .record({
    w: fc.integer({ min: 240, max: 4000 }),
    shape: fc.double({ min: 9 / 21, max: 21 / 9, noNaN: true }),
  })
  .map(({ w, shape }): Size => ({ w, h: w / shape }));
/** Each side is at least a tenth of the stage's. */
const boxOn = (layout: Layout) => {
  const side = (size: number) =>
    fc
      .tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([share, at]) => [at * (1 - share) * size, share * size] as const);
  const { w, h } = STAGE[layout];
  return fc.tuple(side(w), side(h)).map(([[x, width], [y, height]]): Box => [x, y, width, height]);
};
const layoutOf = (window: Size) => fitted(window).layout;

test('a shot is entirely visible in any window, and fills the window in one direction', () => {
  fc.assert(
    fc.property(windows, boxOn('md'), boxOn('sm'), (window, md, sm) => {
      const layout = layoutOf(window);
      const [x, y, w, h] = { md, sm }[layout];
      const seen = visibleArea(fitShot(layout, window, { md, sm }), window);
      expect(seen.x).toBeLessThan(x + EXACT);
      expect(seen.y).toBeLessThan(y + EXACT);
      expect(seen.x + seen.w).toBeGreaterThan(x + w - EXACT);
      expect(seen.y + seen.h).toBeGreaterThan(y + h - EXACT);
      expect(Math.min(seen.w - w, seen.h - h)).toBeCloseTo(0, 6);
    }),
  );
});

test('in any window, the disc of a place has the position and size of the title’s disc', () => {
  const disc = (layout: Layout) => {
    const { w, h } = STAGE[layout];
    return fc.tuple(
      fc.integer({ min: 0, max: w }),
      fc.integer({ min: 0, max: h }),
      fc.integer({ min: 8, max: 400 }),
    );
  };
  const TITLE: Shot = { focus: [400, 0, 1112, 982] };
  fc.assert(
    fc.property(windows, disc('md'), disc('sm'), (window, md, sm) => {
      const layout = layoutOf(window);
      const circle = (shot: Shot, [x, y, r]: readonly [number, number, number]) => {
        const seen = fitShot(layout, window, shot);
        return [seen.x + x * seen.scale, seen.y + y * seen.scale, r * seen.scale];
      };
      const before = circle({ ...TITLE, disc: { md, sm } }, { md, sm }[layout]);
      for (const [i, value] of circle(TITLE, TITLE_DISC[layout]).entries())
        expect(before[i]).toBeCloseTo(value, 6);
    }),
  );
});

test('the area beyond the stage is visible only if the window shows more than the width or the height of the stage', () => {
  fc.assert(
    fc.property(windows, boxOn('md'), boxOn('sm'), fc.boolean(), (window, md, sm, isNear) => {
      const layout = layoutOf(window);
      const shot: Shot = isNear ? { md, sm } : { focus: md };
      const seen = visibleArea(fitShot(layout, window, shot), window);
      const stage = STAGE[layout];
      if (seen.w < stage.w) {
        expect(seen.x).toBeGreaterThan(-EXACT);
        expect(seen.x + seen.w).toBeLessThan(stage.w + EXACT);
      }
      if (seen.h < stage.h) {
        expect(seen.y).toBeGreaterThan(-EXACT);
        expect(seen.y + seen.h).toBeLessThan(stage.h + EXACT);
      }
      const drawn = CANVAS[layout];
      expect(seen.x).toBeGreaterThanOrEqual(left(drawn));
      expect(seen.x + seen.w).toBeLessThanOrEqual(right(drawn));
      expect(seen.y).toBeGreaterThanOrEqual(top(drawn));
    }),
  );
});

test('a shot with a box is near, unless the box is at least as large as the stage and does not begin at 0, 0; a shot with neither a box for the layout nor a disc is not near', () => {
  expect(isNear({ sm: [0, 60, 394, 752] }, 'sm')).toBe(false);
  expect(isNear({ sm: [0, 351, 260, 496] }, 'sm')).toBe(true);
  expect(isNear({ sm: [0, 0, 394, 752] }, 'sm')).toBe(true);
  expect(isNear({ sm: [0, 60, 394, 752] }, 'md')).toBe(false);
});

test('a shot below the stage ends where the drawings of figures end, in a higher window too', () => {
  for (const [h, end] of [
    [752, 847],
    [844, 847],
    [2000, 847],
  ] as const) {
    const [shot, deeper] = [752 + 95, 752 + 400].map(to => {
      const seen = visibleArea(fitShot('sm', { w: 394, h }, { sm: [0, to - 600, 300, 600] }), { w: 394, h });
      return seen.y + seen.h;
    });
    expect(shot).toBeCloseTo(end, 6);
    expect(deeper).toBeCloseTo(end, 6);
  }
});

test('without a box, an upright window is filled while the focus fits into it, and other windows show the whole stage', () => {
  fc.assert(
    fc.property(windows, boxOn('md'), (window, focus) => {
      if (layoutOf(window) === 'sm') return;
      if (window.w >= window.h) {
        expect(fitShot('md', window, { focus })).toEqual(fitted(window));
        return;
      }
      const seen = visibleArea(fitShot('md', window, { focus }), window);
      const [x, y, w, h] = focus;
      expect(seen.x).toBeLessThan(x + EXACT);
      expect(seen.y).toBeLessThan(y + EXACT);
      expect(seen.x + seen.w).toBeGreaterThan(x + w - EXACT);
      expect(seen.y + seen.h).toBeGreaterThan(y + h - EXACT);
      const whole = visibleArea(fitted(window), window);
      expect(seen.w).toBeLessThan(whole.w + EXACT);
      const isFilled = Math.min(STAGE.md.w - seen.w, STAGE.md.h - seen.h) > -EXACT;
      const isAtFocus = Math.min(seen.w - w, seen.h - h) < EXACT;
      expect(isFilled || isAtFocus).toBe(true);
    }),
  );
});

test('a window that is not upright shows the whole box of a close-up, whatever its focus', () => {
  fc.assert(
    fc.property(windows, boxOn('md'), boxOn('md'), (window, md, focus) => {
      if (layoutOf(window) === 'sm' || window.w < window.h) return;
      expect(fitShot('md', window, { md, focus })).toEqual(fitShot('md', window, { md }));
    }),
  );
});

test('on an upright tablet, words are at least 22 px high; in other windows, words follow the stage’s scale', () => {
  for (const [w, h] of [
    [768, 1024],
    [820, 1180],
    [834, 1194],
    [1024, 1366],
  ] as const) {
    expect(29 * unit(fitted({ w, h }), { w, h }), `${w}x${h}`).toBeGreaterThanOrEqual(22);
  }
  for (const window of [
    { w: 1512, h: 982 },
    { w: 1920, h: 1080 },
    { w: 844, h: 390 },
    { w: 394, h: 752 },
  ]) {
    expect(unit(fitted(window), window)).toBe(fitted(window).scale);
  }
});

test('the rasterised area covers every shot of the story', () => {
  const shots = shotsIn(story.chapters);
  fc.assert(
    fc.property(windows, window => {
      const { layout, area } = rasterOf(fitted(window), window, 2, Infinity, shots);
      const beyond = shots.filter(shot => {
        const seen = visibleArea(fitShot(layout, window, shot), window);
        const isInside =
          area.x < seen.x &&
          area.y < seen.y &&
          area.x + area.w > seen.x + seen.w &&
          area.y + area.h > seen.y + seen.h;
        return !isInside;
      });
      expect(beyond).toEqual([]);
    }),
  );
});
