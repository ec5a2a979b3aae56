import SVGPathCommander from 'svg-path-commander';
import { describe, expect, test } from 'vitest';
import { groups } from '../../../assets/images/index.ts';
import {
  bottom,
  C,
  CANVAS,
  HAIR,
  LAYOUTS,
  left,
  right,
  SKIN,
  TINTS,
  top,
  WARM_BROW,
} from '../../../assets/kit/index.ts';
import type { PaintedShape } from '../../../assets/pipeline/measure.ts';
import { type TrimmedImage, trimmedImages } from '../../../assets/pipeline/trimmedImage.ts';

const drawn = await groups();
const all = trimmedImages(drawn);
const named = (image: TrimmedImage) => `${image.id} ${image.layout}`;

/** Returns the area inside an outline. The areas of holes are added, not subtracted. */
const areaOf = ({ d }: PaintedShape) =>
  d.split(/(?=M)/).reduce((sum, ring) => sum + Math.abs(SVGPathCommander.getPathArea(ring)), 0);

describe('every image', () => {
  test('uses only colours of the palette', () => {
    const palette = new Set<string>(
      [Object.values(C), TINTS, Object.values(SKIN).flat(), Object.values(HAIR).flat(), WARM_BROW].flat(),
    );
    const strange = all.flatMap(image =>
      image.painted
        .flatMap(({ fill, stroke }) => [fill, stroke])
        .filter(colour => colour !== 'none' && !palette.has(colour))
        .map(colour => `${named(image)} uses ${colour}`),
    );
    expect(strange).toEqual([]);
  });

  test('of a person or a prop is at most 20 % larger than the stage of its layout', () => {
    for (const image of all.filter(c => !c.isLayer)) {
      const { w, h } = CANVAS[image.layout];
      expect(image.w, named(image)).toBeLessThan(w * 1.2);
      expect(image.h, named(image)).toBeLessThan(h * 1.2);
    }
  });
});

describe('every place', () => {
  const places = all.filter(c => c.isLayer && !c.isTitleLayer);

  test('uses orange in each of its layers on less than 2 % of the stage, except in chapter 8 with its evening hills', () => {
    for (const image of places.filter(({ group }) => group !== '08')) {
      const { w, h } = CANVAS[image.layout];
      const orange = image.painted
        .filter(({ fill }) => fill === C.orange || fill === C.ember)
        .reduce((sum, part) => sum + areaOf(part), 0);
      expect(orange / (w * h), named(image)).toBeLessThan(0.02);
    }
  });

  test('covers the whole stage and its bleed on both layouts', () => {
    for (const group of Object.keys(drawn).filter(name => name !== 'romy')) {
      for (const layout of LAYOUTS) {
        const f = CANVAS[layout];
        const layers = places.filter(c => c.group === group && c.layout === layout);
        const [x0, y0] = [Math.min(...layers.map(c => c.x)), Math.min(...layers.map(c => c.y))];
        const [x1, y1] = [Math.max(...layers.map(c => c.x + c.w)), Math.max(...layers.map(c => c.y + c.h))];
        expect([x0, y0, x1, y1], `${group} ${layout}`).toEqual([left(f), top(f), right(f), bottom(f)]);
      }
    }
  });
});
