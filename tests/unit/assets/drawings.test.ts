import { describe, expect, test } from 'vitest';
import {
  bottom,
  C,
  FRAME,
  HAIR,
  LAYOUTS,
  left,
  right,
  SKIN,
  TINTS,
  top,
  WARM_BROW,
} from '../../../assets/kit/index.ts';
import { groups } from '../../../assets/pictures/index.ts';
import { type Cutout, cutouts } from '../../../assets/print/cutout.ts';
import type { FlatPath } from '../../../assets/print/flatten.ts';
import { source } from '../../../assets/print/source.ts';

const drawn = await groups();
const all = cutouts(drawn);
const named = (cutout: Cutout) => `${cutout.id} ${cutout.layout}`;

/** The area a path encloses, its curves taken as their control polygon: a little too large, never too small. */
function areaOf({ outline }: FlatPath) {
  let area = 0;
  let ring: (readonly [number, number])[] = [];
  const close = () => {
    const twice = ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * v - u * y;
    }, 0);
    area += Math.abs(twice) / 2;
    ring = [];
  };
  for (const s of outline) {
    if (s.kind === 'M' || s.kind === 'Z') close();
    if (s.kind === 'C') ring.push(s.a, s.b);
    if (s.kind !== 'Z') ring.push(s.to);
  }
  close();
  return area;
}

describe('every picture', () => {
  test('has something in it and only numbers for coordinates', () => {
    for (const cutout of all) {
      const svg = source(cutout);
      expect(svg, named(cutout)).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(cutout.w * cutout.h, named(cutout)).toBeGreaterThan(0);
      expect(cutout.flat.length, named(cutout)).toBeGreaterThan(0);
    }
  });

  test('is painted in the palette', () => {
    const palette = new Set<string>(
      [Object.values(C), TINTS, Object.values(SKIN).flat(), Object.values(HAIR).flat(), WARM_BROW].flat(),
    );
    for (const cutout of all) {
      for (const { fill, stroke } of cutout.flat) {
        for (const colour of [fill, stroke]) {
          expect(colour === 'none' || palette.has(colour), `${named(cutout)} uses ${colour}`).toBe(true);
        }
      }
    }
  });

  test('of a person or a prop fits on the stage it is drawn for, with some room to crop giants', () => {
    for (const cutout of all.filter(c => !c.framed)) {
      const { w, h } = FRAME[cutout.layout];
      expect(cutout.w, named(cutout)).toBeLessThan(w * 1.2);
      expect(cutout.h, named(cutout)).toBeLessThan(h * 1.2);
    }
  });
});

describe('every place', () => {
  const places = all.filter(c => c.framed && !c.title);

  test('leaves orange to the people: not two percent of a layer’s frame', () => {
    for (const cutout of places) {
      const { w, h } = FRAME[cutout.layout];
      const orange = cutout.flat
        .filter(({ fill }) => fill === C.orange || fill === C.ember)
        .reduce((sum, flat) => sum + areaOf(flat), 0);
      expect(orange / (w * h), named(cutout)).toBeLessThan(0.02);
    }
  });

  test('covers the whole stage and the bleed round it on both layouts', () => {
    for (const group of Object.keys(drawn).filter(name => name !== 'romy')) {
      for (const layout of LAYOUTS) {
        const f = FRAME[layout];
        const layers = places.filter(c => c.group === group && c.layout === layout);
        const [x0, y0] = [Math.min(...layers.map(c => c.x)), Math.min(...layers.map(c => c.y))];
        const [x1, y1] = [Math.max(...layers.map(c => c.x + c.w)), Math.max(...layers.map(c => c.y + c.h))];
        expect([x0, y0, x1, y1], `${group} ${layout}`).toEqual([left(f), top(f), right(f), bottom(f)]);
      }
    }
  });
});
