import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cards, groups } from '../../../assets/images/index.ts';
import { type Drawn, group, LAYOUTS } from '../../../assets/kit/index.ts';
import { files } from '../../../assets/pipeline/atlas.ts';
import { manifestText } from '../../../assets/pipeline/manifest.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { bundles, packs } from '../../../assets/pipeline/packs.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';
import { type TrimmedImage, trimmedImages } from '../../../assets/pipeline/trimmedImage.ts';
import { readPack } from '../../../stage/preload/readPack.ts';
import { svgOf } from '../../../stage/preload/svgOf.ts';
import { chapterCode } from '../../../stage/story/chapterCode.ts';
import { checksumOf } from '../../../stage/story/checksum.ts';
import { PACKS } from '../../../stage/story/images.generated.ts';
import { story } from '../../../stage/story/index.ts';
import { LARGEST } from '../../../stage/viewport/raster.ts';
import { cropped, difference, pixels, pixelsOfFile } from './raster.ts';

const drawn = await groups();
const all = trimmedImages(drawn);
const small = (image: Drawn) => readSvg(optimised(image));
const built = files(all);
test('the manifest in the repository equals the manifest of the drawings', () => {
  const written = readFileSync(new URL('../../../stage/story/images.generated.ts', import.meta.url), 'utf8');
  const listed = LAYOUTS.flatMap(layout => PACKS[layout].map(pack => ({ ...pack, layout })));
  expect(
    written === manifestText(built, listed),
    'stage/story/images.generated.ts is old: npm run assets',
  ).toBe(true);
});

const drawingOf = (id: string, layout: 'md' | 'sm') => {
  const [group = ''] = id.split('_', 1);
  return drawn[group]?.[id.slice(group.length + 1)]?.[layout]?.() ?? [];
};

// The tests read the files that `npm run assets` has written. They do not optimise every drawing again,
// because this would take half as long as all unit tests together.
const folder = new URL('../../../public', import.meta.url);
const read = LAYOUTS.flatMap(layout =>
  PACKS[layout].map(({ address, groups }) => {
    const text = readFileSync(`${folder.pathname}${address}`, 'utf8');
    return { layout, address, groups, ...readPack(address, text) };
  }),
);

describe('an image', () => {
  test('of a person or a prop is not cut off: no part of its drawing is outside its box', async () => {
    const AROUND = 12;
    const whole = all.filter(image => !image.isLayer);
    const opaqueAround = whole.map(async ({ id, layout, x, y, w, h }) => {
      const [width, height] = [w + 2 * AROUND, h + 2 * AROUND];
      const seen = await pixels(drawingOf(id, layout), [x - AROUND, y - AROUND, width, height]);
      let opaque = 0;
      for (let row = 0; row < height; row++) {
        const isBeside = row >= AROUND && row < AROUND + h;
        for (let column = 0; column < width; column++) {
          if (isBeside && column === AROUND) column += w;
          if ((seen[4 * (row * width + column) + 3] ?? 0) > 8) opaque++;
        }
      }
      return [`${id} ${layout}`, opaque] as const;
    });
    expect((await Promise.all(opaqueAround)).filter(([, opaque]) => opaque > 0)).toEqual([]);
  }, 60_000);

  test('is once in exactly one file', () => {
    const named = (c: TrimmedImage) => `${c.id} ${c.layout}`;
    const ids = built.flatMap(file => file.images.flatMap(p => [p.image, ...p.twins].map(named)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(all.length);
  });
});

describe('a drawing', () => {
  test('holds its images side by side, inside its edges, at least two units apart', () => {
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

  test('is at most LARGEST units wide and high, except for layers, which are cropped to the window', () => {
    for (const { name, layout, w, h } of built.filter(file => !file.bleeds)) {
      expect(Math.max(w, h), name).toBeLessThanOrEqual(LARGEST[layout]);
    }
  });

  test('of chapter 0, of chapter 3 or of the ambassador looks the same after optimisation', async () => {
    const some = built.filter(file => file.isAtlas && ['00', '03', 'romy'].includes(file.group));
    const compared = some.map(async file => {
      const packed = read.find(({ layout, groups }) => layout === file.layout && groups.includes(file.group));
      const text = (packed && svgOf(packed.pack, file.name)) ?? '';
      expect(text, file.name).not.toMatch(/NaN|undefined/);
      const asDrawn = file.images.map(({ image: { id, layout, x, y }, x: left, y: top }) =>
        group(`translate(${left - x} ${top - y})`, drawingOf(id, layout)),
      );
      const [a, b] = await Promise.all([pixelsOfFile(text), pixels(asDrawn, [0, 0, file.w, file.h])]);
      expect(difference(a, b), file.name).toBeLessThan(0.004);
      for (const { image, x, y } of file.images) {
        const box = [x, y, image.w, image.h] as const;
        // the limit is 2 % of an image: if rounding displaced a limb, a larger share of the image would change
        const share = difference(cropped(a, file.w, box), cropped(b, file.w, box));
        expect(share, image.id).toBeLessThan(0.02);
      }
    });
    await Promise.all(compared);
  }, 60_000);
});

describe('a built pack', () => {
  test('is for three chapters or the ambassador, and is named by its checksum', () => {
    for (const layout of LAYOUTS) {
      const groups = PACKS[layout].map(pack => pack.groups);
      expect(groups).toEqual(bundles([...story.chapters.map(({ number }) => chapterCode(number)), 'romy']));
    }
    for (const { address, text } of read) {
      expect(address).toMatch(/^\/simulation\/(md|sm)\/[\w-]+\.json$/);
      expect(address).toContain(`-${checksumOf(text)}.json`);
    }
  });

  test('holds the drawings of its groups and their cards', async () => {
    const fronts = (await cards()).map(([name]) => `${name}_card`);
    for (const { layout, groups, pack, address } of read) {
      const files = built.filter(file => file.layout === layout && groups.includes(file.group));
      const own = fronts.filter(name => groups.includes(name.slice(0, 2)));
      expect(Object.keys(pack.drawings).sort(), address).toEqual([...files.map(f => f.name), ...own].sort());
    }
  });

  test('and the others of its layout together count every image and every card once', async () => {
    const { length } = await cards();
    for (const layout of LAYOUTS) {
      const counted = PACKS[layout].reduce((sum, { images }) => sum + images, 0);
      expect(counted).toBe(all.filter(image => image.layout === layout).length + length);
    }
  });

  test('of the ambassador equals the packed drawings of her parts', () => {
    const rig = built.filter(file => file.group === 'romy');
    const packed = packs(rig, new Map(), small).map(({ text }) => text);
    expect(packed).toEqual(read.filter(({ groups }) => groups[0] === 'romy').map(({ text }) => text));
  });
});
