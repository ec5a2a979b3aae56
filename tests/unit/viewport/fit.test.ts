import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fit as fitted, STAGE, visibleArea } from '../../../stage/viewport/fit.ts';

test('the stage is 1512x982 on md and 394x752 on sm', () => {
  expect(STAGE).toEqual({ md: { w: 1512, h: 982 }, sm: { w: 394, h: 752 } });
});

test('a window under 768 px wide has the small layout, whatever its height', () => {
  expect(fitted({ w: 767, h: 2000 }).layout).toBe('sm');
  expect(fitted({ w: 767.9, h: 100 }).layout).toBe('sm');
  expect(fitted({ w: 768, h: 2000 }).layout).toBe('md');
});

test('a very high window shows at most 95 units below the stage; the rest is sky', () => {
  for (const window of [
    { w: 768, h: 1024 },
    { w: 1080, h: 1920 },
    { w: 768, h: 1792 },
  ]) {
    const area = visibleArea(fitted(window), window);
    expect(area.y + area.h).toBeCloseTo(982 + 95, 6);
    expect(area.y).toBeLessThan(-95);
  }
});

test('every window shows the whole stage as large as possible, centred horizontally', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 8000 }), (w, h) => {
      const { layout, scale, x, y } = fitted({ w, h });
      const [width, height] = [STAGE[layout].w * scale, STAGE[layout].h * scale];
      expect(x).toBeGreaterThan(-1e-6);
      expect(y).toBeGreaterThan(-1e-6);
      expect(2 * x + width).toBeCloseTo(w, 6);
      expect(y + height).toBeLessThan(h + 1e-6);
      expect(Math.min(x, y)).toBeCloseTo(0, 6);
    }),
  );
});

test('a window without an area has a scale above 0', () => {
  for (const size of [
    { w: 0, h: 0 },
    { w: 0, h: 500 },
    { w: 1024, h: 0 },
    { w: -5, h: -5 },
  ]) {
    const { scale, x, y } = fitted(size);
    expect(scale).toBeGreaterThan(0);
    expect([x, y].every(Number.isFinite)).toBe(true);
  }
});
