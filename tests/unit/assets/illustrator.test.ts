import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { illustratedLayer, illustratedProp } from '../../../assets/illustrator/illustration.ts';
import { bottom, CANVAS, type Layout, left, right, top } from '../../../assets/kit/index.ts';
import { files } from '../../../assets/pipeline/atlas.ts';
import { boxOf, paintedBy } from '../../../assets/pipeline/measure.ts';
import { optimised } from '../../../assets/pipeline/optimise.ts';
import { packs } from '../../../assets/pipeline/packs.ts';
import { readSvg } from '../../../assets/pipeline/readSvg.ts';
import { trimmedImages } from '../../../assets/pipeline/trimmedImage.ts';
import { readPack } from '../../../stage/preload/readPack.ts';
import { svgOf } from '../../../stage/preload/svgOf.ts';
import { difference } from './raster.ts';

const HERE = fileURLToPath(new URL('./illustrator/', import.meta.url));

describe('an illustrator’s prop in a list of pictures', () => {
  const SCALE = { md: 1, sm: 0.5 } as const;
  const images = trimmedImages({ '03': { coolbox: illustratedProp('03_coolbox', SCALE, HERE) } });
  const built = files(images);
  const packed = packs(built, new Map(), drawn => readSvg(optimised(drawn)));
  const read = packed.map(({ address, text }) => readPack(address, text));
  const texts = read.map(({ pack }) => svgOf(pack, '03_sheet') ?? '');

  test('is in the packs, and the middle of its artboard’s lower edge is its origin', () => {
    const [md, sm] = read.map(({ images }) => images.get('03_coolbox'));
    expect(md).toMatchObject({ x: -176, y: -273, w: 320, h: 273, file: '03_sheet' });
    expect(sm).toMatchObject({ x: -88, y: -137, w: 160, h: 137 });
  });

  test.each(['md', 'sm'] as const)('looks on the %s layout like the SVG file', async layout => {
    const at = built.findIndex(file => file.layout === layout);
    const [placed] = built[at]?.images ?? [];
    if (!placed) throw new Error('the prop is in no file');
    const { x, y, image } = placed;
    const box = { left: x, top: y, width: image.w, height: image.h };
    const shown = await sharp(Buffer.from(texts[at] ?? ''))
      .extract(box)
      .raw()
      .toBuffer();
    const k = SCALE[layout];
    const original = readFileSync(join(HERE, '03_coolbox.svg'), 'utf8')
      .replace(
        /viewBox="[^"]*"/,
        `viewBox="${180 + image.x / k} ${280 + image.y / k} ${image.w / k} ${image.h / k}"`,
      )
      .replace(/width="360px" height="280px"/, `width="${image.w}" height="${image.h}"`);
    const drawn = await sharp(Buffer.from(original)).ensureAlpha().raw().toBuffer();
    expect(difference(shown, drawn)).toBeLessThan(0.004);
  });
});

describe('an illustrator’s SVG file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'illustrator-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (inside: string, head = 'viewBox="0 0 100 100"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${head}>\n${inside}\n</svg>`;
  const drawnFrom = (text: string, scale = 1) => {
    writeFileSync(join(folder, 'prop.svg'), text);
    return illustratedProp('prop', { md: scale }, folder).md?.() ?? [];
  };
  const boxFrom = (text: string) => boxOf(paintedBy(drawnFrom(text)));
  const complaintsOf = (draw: () => unknown) => {
    try {
      draw();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return 'nothing';
  };
  const complaints = (inside: string, head?: string) => complaintsOf(() => drawnFrom(file(inside, head)));

  test('an artboard that does not begin at 0, 0 is moved to 0, 0', () => {
    const moved = file(
      '<rect x="300" y="300" width="10" height="10" fill="#3b2785"/>',
      'viewBox="300 300 100 100"',
    );
    expect(boxFrom(moved)).toMatchObject({ x0: -50, y0: -100 });
  });

  test('a clipping path as Figma writes it removes what is beyond the artboard', () => {
    const inside =
      '<g clip-path="url(#clip0_1_2)"><rect x="-50" y="-50" width="400" height="400" fill="#3b2785"/></g>' +
      '<defs><clipPath id="clip0_1_2"><rect width="100" height="100" fill="white"/></clipPath></defs>';
    expect(boxFrom(file(inside))).toEqual({ x0: -50, y0: -100, x1: 50, y1: 0 });
  });

  test.each([
    [
      'a gradient',
      '<defs><linearGradient id="a"/></defs><rect width="9" height="9" fill="url(#a)"/>',
      'a gradient',
    ],
    [
      'an effect',
      '<g filter="url(#f)"><rect width="9" height="9" fill="#3b2785"/></g>',
      'an effect (shadow, blur, glow)',
    ],
    ['text', '<text x="1" y="9">Hello</text>', 'letters: words on the stage are live text'],
    ['a symbol', '<use href="#a"/>', 'a linked symbol: expand it'],
    [
      'a colour close to one of ours',
      '<rect width="9" height="9" fill="#ff4500"/>',
      '#ff4500 is not in the palette; the nearest colour is orange #ff4605',
    ],
    [
      'a clip of two shapes',
      '<clipPath id="c"><circle r="5"/><circle r="6"/></clipPath><rect clip-path="url(#c)" width="9" height="9" fill="#3b2785"/>',
      'one shape',
    ],
    [
      'nothing at all',
      '<g style="display:none"><rect width="9" height="9" fill="#3b2785"/></g>',
      'nothing is drawn on the artboard',
    ],
    [
      'something beside the artboard',
      '<rect x="-20" width="50" height="9" fill="#3b2785"/>',
      '20 units beyond the artboard',
    ],
  ])('%s is refused with a message for illustrators', (_, inside, words) => {
    expect(complaints(inside)).toContain(words);
  });

  test('all errors are reported at once, with the names of their layers', () => {
    const said = complaints(
      '<g id="bag"><rect width="9" height="9" fill="#ff4500"/></g>\n<text>A</text>\n<rect width="5" height="5" fill="#ff4500"/>',
    );
    expect(said).toBe(
      [
        'prop.svg cannot be shown as it is:',
        '- #ff4500 is not in the palette; the nearest colour is orange #ff4605 (in bag)',
        '- letters: words on the stage are live text; letters that belong to a thing are turned into outlines',
        '- #ff4500 is not in the palette; the nearest colour is orange #ff4605',
        'assets/README.md says how to export.',
      ].join('\n'),
    );
  });

  test('a file without an artboard, a damaged file and a file that is not SVG are refused', () => {
    const shape = '<rect width="9" height="9" fill="#3b2785"/>';
    expect(complaints(shape, '')).toContain('how large its artboard is');
    expect(complaints(shape, 'viewBox="0 0 0 100"')).toContain('how large its artboard is');
    expect(complaints(shape, 'width="100" height="100"')).toBe('nothing');
    expect(complaintsOf(() => drawnFrom('<svg><g></svg>'))).toContain('a damaged one');
    expect(complaintsOf(() => drawnFrom('<html/>'))).toContain('not an SVG file');
  });

  test('a prop that is larger than the stage with its bleed is refused', () => {
    const shape = file('<rect width="100" height="100" fill="#3b2785"/>');
    expect(complaintsOf(() => drawnFrom(shape, 20))).toBe('nothing');
    expect(complaintsOf(() => drawnFrom(shape, 30))).toContain('at scale 30 it is larger than the stage');
  });

  describe('a layer of a place', () => {
    const layerFrom = (layout: Layout, w: number, h: number) => {
      const shape = `<rect width="${w}" height="${h}" fill="#6d55c8"/>`;
      writeFileSync(join(folder, `sky.${layout}.svg`), file(shape, `viewBox="0 0 ${w} ${h}"`));
      return illustratedLayer('sky', [layout], folder);
    };

    test.each(['md', 'sm'] as const)('fills stage and bleed of the %s layout', layout => {
      const c = CANVAS[layout];
      const [w, h] = [right(c) - left(c), bottom(c) - top(c)];
      const [image] = trimmedImages({ '03': { sky: layerFrom(layout, w, h) } });
      expect(image).toMatchObject({ x: left(c), y: top(c), w, h, isLayer: true, layout });
    });

    test('with an artboard of another size is refused, and the message names the right size', () => {
      expect(complaintsOf(() => layerFrom('md', 1512, 982).md?.())).toContain(
        'the artboard is 1512 x 982: a layer of the md layout is 2372 x 3612, stage and bleed',
      );
    });
  });
});
