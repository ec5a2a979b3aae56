import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { C, group, path } from '../../../assets/kit/index.ts';
import { groups } from '../../../assets/pictures/index.ts';
import { files } from '../../../assets/pipeline/atlas.ts';
import { fileText } from '../../../assets/pipeline/atlasFile.ts';
import { manifestText } from '../../../assets/pipeline/manifest.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';
import { type TrimmedImage, trimmedImages } from '../../../assets/pipeline/trimmedImage.ts';
import { cropped, difference, pixels, pixelsOfFile } from './raster.ts';

const drawn = await groups();
const all = trimmedImages(drawn);
const built = files(all);
test('the manifest that the program reads is what the drawings give', () => {
  const written = readFileSync(new URL('../../../stage/story/images.ts', import.meta.url), 'utf8');
  expect(written === manifestText(built), 'stage/story/images.ts is old: npm run assets').toBe(true);
});

const drawingOf = (id: string, layout: 'md' | 'sm') => {
  const [group = ''] = id.split('_', 1);
  return drawn[group]?.[id.slice(group.length + 1)]?.[layout]?.() ?? [];
};

describe('a picture', () => {
  test('of a person or a prop is not cut off: nothing of the drawing is outside its box', async () => {
    const AROUND = 12;
    for (const { id, layout, x, y, w, h } of all.filter(c => !c.framed)) {
      const [width, height] = [w + 2 * AROUND, h + 2 * AROUND];
      const seen = await pixels(drawingOf(id, layout), [x - AROUND, y - AROUND, width, height]);
      let outside = 0;
      for (let i = 0; i < width * height; i++) {
        const [column, row] = [i % width, Math.floor(i / width)];
        const within = column >= AROUND && row >= AROUND && column < AROUND + w && row < AROUND + h;
        if (!within && (seen[4 * i + 3] ?? 0) > 8) outside++;
      }
      expect(outside, `${id} ${layout}`).toBe(0);
    }
  }, 60_000);

  test('is in one place of one file', () => {
    const named = (c: TrimmedImage) => `${c.id} ${c.layout}`;
    const ids = built.flatMap(file => file.images.flatMap(p => [p.image, ...p.twins].map(named)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(all.length);
  });
});

describe('a file', () => {
  // ids are numbered when a file is put together, so what the optimiser does to one picture does not matter here
  const texts = built.map(file => ({ ...file, text: fileText(file, ({ drawn }) => drawn) }));

  test('never has an id twice, and never points to one it does not have', () => {
    for (const { name, text } of texts) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(m => m[1]);
      const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(m => m[1]);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(
        used.filter(id => !ids.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  test('holds its pictures side by side, two units apart, inside its own edges', () => {
    for (const { name, w, h, images } of built) {
      for (const [i, a] of images.entries()) {
        expect(a.x + a.image.w <= w && a.y + a.image.h <= h, `${a.image.id} in ${name}`).toBe(true);
        for (const b of images.slice(i + 1)) {
          const apartX = Math.max(b.x - a.x - a.image.w, a.x - b.x - b.image.w);
          const apartY = Math.max(b.y - a.y - a.image.h, a.y - b.y - b.image.h);
          expect(Math.max(apartX, apartY), `${a.image.id} and ${b.image.id}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  test('that several pictures share is no larger than a small graphics card takes at once', () => {
    const largest = { md: 2048, sm: 1024 };
    for (const { name, layout, w, h } of built.filter(file => file.shared)) {
      expect(Math.max(w, h), name).toBeLessThanOrEqual(largest[layout]);
    }
  });

  test('looks as it was drawn, optimised as it is', async () => {
    for (const file of built.filter(f => f.shared && ['00', '03', 'romy'].includes(f.group))) {
      const small = fileText(file, ({ drawn }) => readSvg(optimised(drawn)));
      expect(small, file.name).not.toMatch(/<style|NaN|undefined/);
      const asDrawn = file.images.map(({ image: { id, layout, x, y }, x: left, y: top }) =>
        group(`translate(${left - x} ${top - y})`, drawingOf(id, layout)),
      );
      const [a, b] = await Promise.all([pixelsOfFile(small), pixels(asDrawn, [0, 0, file.w, file.h])]);
      expect(difference(a, b), file.name).toBeLessThan(0.004);
      for (const { image, x, y } of file.images) {
        const box = [x, y, image.w, image.h] as const;
        // a limb that is rounded out of its place is more than that
        const share = difference(cropped(a, file.w, box), cropped(b, file.w, box));
        expect(share, image.id).toBeLessThan(0.02);
      }
    }
  }, 60_000);
});

describe('what is built', () => {
  // as `npm run assets` has left it: to optimise every picture once more takes half the time of all unit tests
  const folder = new URL('../../../public/simulation/', import.meta.url);
  const texts = built.map(({ name }) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

  test('holds nothing that the stage cannot draw', () => {
    const CAN: Readonly<Record<string, RegExp>> = {
      svg: /^(xmlns|width|height|viewBox)$/,
      g: /^(transform|clip-path)$/,
      clipPath: /^id$/,
      path: /^(d|fill|stroke|stroke-width|stroke-linecap|opacity|transform)$/,
      circle: /^(cx|cy|r|fill|stroke|stroke-width|opacity|transform)$/,
      ellipse: /^(cx|cy|rx|ry|fill|stroke|stroke-width|opacity|transform)$/,
    };
    for (const { name, text } of texts) {
      for (const [, tag = '', attributes = ''] of text.matchAll(/<([a-zA-Z]+)([^>]*?)\/?>/g)) {
        const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(m => m[1] ?? '');
        expect(
          names.filter(attribute => !CAN[tag]?.test(attribute)),
          `<${tag}> of ${name}`,
        ).toEqual([]);
      }
      const outlines = [...text.matchAll(/<clipPath [^>]*>(.*?)<\/clipPath>/g)].map(m => m[1] ?? '');
      expect(
        outlines.filter(inside => !/^<(path|circle) (d|r)="[^"]*"\/>$/.test(inside)),
        `clip paths of ${name}`,
      ).toEqual([]);
    }
  });

  test('is a head and strips, each of which is a drawing with the head', () => {
    for (const { name, text } of texts) {
      const [head = '', ...strips] = text.replace('</svg>', '').trimEnd().split('\n');
      expect(strips.length, name).toBeGreaterThan(0);
      for (const strip of strips) {
        const used = [...strip.matchAll(/url\(#([^)]+)\)/g)].map(m => m[1]);
        const missing = used.filter(id => !`${head}${strip}`.includes(`id="${id}"`));
        expect(missing, name).toEqual([]);
      }
    }
  });

  test('has short strips: as many images as are drawn between two frames, or a long one alone', () => {
    const [file] = built.filter(({ shared }) => shared);
    if (!file) throw new Error('no atlas is built');
    const images = file.images.slice(0, 5);
    const lengths = [5000, 2000, 4000, 9000, 300];
    const drawnOf = new Map(images.map(({ image }, i) => [image, path('x'.repeat(lengths[i] ?? 0), C.ink)]));
    const text = fileText({ ...file, images }, image => drawnOf.get(image) ?? []);
    const [, ...strips] = text.trimEnd().split('\n');
    expect(strips.map(strip => strip.split('x').length - 1)).toEqual([7000, 4000, 9000, 300]);
  });
});
