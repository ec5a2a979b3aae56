/** Checks that all images of the story exist, and that the story shows all images that exist. */

import { describe, expect, test } from 'vitest';
import { chapterCode } from '../../../stage/story/chapterCode.ts';
import { RIG } from '../../../stage/story/images.generated.ts';
import { IMAGE_IDS, isImage, regionOf } from '../../builtPacks.ts';
import { cast, imagesOf } from './cast.ts';

const LOOKS = ['blink', 'A', 'E', 'O', 'M'];
const headsOf = (image: string, face: string) => [face, ...LOOKS].map(look => `${image}_head_${look}`);

const layouts = ['md', 'sm'] as const;

describe('every image', () => {
  test.each(layouts)('that a layout shows exists in that layout: %s', layout => {
    const missing = cast
      .filter(({ element }) => element[layout])
      .flatMap(part => imagesOf(part).map(image => [part.label, image] as const))
      .filter(([, image]) => !regionOf(layout)(image));
    expect([...new Set(missing.map(([label, image]) => `${label}: ${image}`))]).toEqual([]);
  });

  test('belongs to the group of its chapter, so that it is loaded there', () => {
    const strangers = cast.flatMap(part =>
      imagesOf(part)
        .filter(image => image.split('_')[0] !== chapterCode(part.chapter))
        .map(image => `${part.label}: ${image}`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  });

  test('with a face has the images of its head, eyes and mouth', () => {
    const missing = cast.flatMap(({ label, element: { image, face } }) => {
      if (!image || !face) return [];
      return headsOf(image, face)
        .filter(head => !isImage(head))
        .map(head => `${label}: ${head}`);
    });
    expect(missing).toEqual([]);
  });
});

test('every image is used', () => {
  const parts = new Set<string>(IMAGE_IDS.filter(id => JSON.stringify(RIG).includes(`"${id}"`)));
  const shown = new Set<string>(cast.flatMap(imagesOf));
  const heads = new Set(
    cast.flatMap(({ element }) =>
      element.face && element.image ? headsOf(element.image, element.face) : [],
    ),
  );
  const rigged = cast.some(({ element }) => element.rig);
  const idle = IMAGE_IDS.filter(id => !shown.has(id) && !heads.has(id) && !(rigged && parts.has(id)));
  expect(idle).toEqual([]);
});

test.each(layouts)('every image that exists in a layout is shown in that layout: %s', layout => {
  const shown = new Set(cast.filter(({ element }) => element[layout]).flatMap(imagesOf));
  const all = new Set(cast.flatMap(imagesOf));
  expect([...all].filter(id => regionOf(layout)(id) && !shown.has(id))).toEqual([]);
});
