import { describe, expect, test } from 'vitest';
import { groups } from '../../../assets/pictures/index.ts';
import { fileText, named } from '../../../assets/print/assemble.ts';
import { type Cutout, cutouts } from '../../../assets/print/cutout.ts';
import { optimised } from '../../../assets/print/optimise.ts';
import { files } from '../../../assets/print/sheet.ts';
import { source } from '../../../assets/print/source.ts';
import { cropped, difference, pixels } from './raster.ts';

const drawn = await groups();
const all = cutouts(drawn);
const printed = files(all);
const drawingOf = (id: string, layout: 'md' | 'sm') => {
  const [group = ''] = id.split('_', 1);
  return drawn[group]?.[id.slice(group.length + 1)]?.[layout]?.() ?? '';
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

  test('is printed in one place of one file', () => {
    const named = (c: Cutout) => `${c.id} ${c.layout}`;
    const ids = printed.flatMap(file => file.pictures.flatMap(p => [p.cutout, ...p.twins].map(named)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(all.length);
  });
});

describe('a file', () => {
  // ids are numbered when a file is put together, so what the optimiser does to one picture does not matter here
  const texts = printed.map(file => ({ ...file, text: fileText(file, source) }));

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
    for (const { name, w, h, pictures } of printed) {
      for (const [i, a] of pictures.entries()) {
        expect(a.x + a.cutout.w <= w && a.y + a.cutout.h <= h, `${a.cutout.id} in ${name}`).toBe(true);
        for (const b of pictures.slice(i + 1)) {
          const apartX = Math.max(b.x - a.x - a.cutout.w, a.x - b.x - b.cutout.w);
          const apartY = Math.max(b.y - a.y - a.cutout.h, a.y - b.y - b.cutout.h);
          expect(Math.max(apartX, apartY), `${a.cutout.id} and ${b.cutout.id}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  test('that several pictures share is no larger than a small graphics card takes at once', () => {
    const largest = { md: 2048, sm: 1024 };
    for (const { name, layout, w, h } of printed.filter(file => file.shared)) {
      expect(Math.max(w, h), name).toBeLessThanOrEqual(largest[layout]);
    }
  });

  test('looks as it was drawn, optimised as it is', async () => {
    for (const file of printed.filter(f => f.shared && ['00', '03', 'romy'].includes(f.group))) {
      const small = fileText(file, cutout => optimised(source(cutout)));
      expect(small, file.name).not.toMatch(/<style|NaN|undefined/);
      const asDrawn = file.pictures.map(({ cutout: { id, layout, x, y }, x: left, y: top }) => {
        return `<g transform="translate(${left - x} ${top - y})">${drawingOf(id, layout)}</g>`;
      });
      const view = [0, 0, file.w, file.h] as const;
      const [a, b] = await Promise.all([pixels(small, view), pixels(asDrawn.join(''), view)]);
      expect(difference(a, b), file.name).toBeLessThan(0.004);
      for (const { cutout, x, y } of file.pictures) {
        const box = [x, y, cutout.w, cutout.h] as const;
        // a limb that is rounded out of its place is more than that
        const share = difference(cropped(a, file.w, box), cropped(b, file.w, box));
        expect(share, cutout.id).toBeLessThan(0.02);
      }
    }
  }, 60_000);
});

describe('what is printed', () => {
  const texts = printed.map(file => ({
    ...file,
    text: fileText(file, cutout => optimised(source(cutout))),
  }));

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

  test('has short strips: as many pictures as are drawn between two frames, or a long one alone', () => {
    const [file] = printed.filter(({ shared }) => shared);
    if (!file) throw new Error('no sheet is printed');
    const pictures = file.pictures.slice(0, 5);
    const lengths = [5000, 2000, 4000, 9000, 300];
    const bodies = new Map(pictures.map(({ cutout }, i) => [cutout, 'x'.repeat(lengths[i] ?? 0)]));
    const text = fileText({ ...file, pictures }, cutout => bodies.get(cutout) ?? '');
    const [, ...strips] = text.trimEnd().split('\n');
    expect(strips.map(strip => strip.split('x').length - 1)).toEqual([7000, 4000, 9000, 300]);
  });
});

test('clips that look the same are one clip of a file, whatever each picture calls them', () => {
  const clips = new Map<string, string>();
  const clip = (id: string, d: string) =>
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"/>`;
  expect(named(clip('c1', 'M0 0H1') + clip('c2', 'M9 9H1'), clips)).toBe(
    '<g clip-path="url(#c0)"/><g clip-path="url(#c1)"/>',
  );
  expect(named(clip('c1', 'M9 9H1'), clips)).toBe('<g clip-path="url(#c1)"/>');
  expect([...clips]).toEqual([
    ['<path d="M0 0H1"/>', 'c0'],
    ['<path d="M9 9H1"/>', 'c1'],
  ]);
});
