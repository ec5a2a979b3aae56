/** Checks that all images of the story exist, and that the story shows all images that exist. */

import { describe, expect, test } from 'vitest';
import { chapterCode } from '../../../stage/story/chapterCode.ts';
import { RIG } from '../../../stage/story/images.generated.ts';
import { IMAGE_IDS, isImage, regionOf } from '../../builtPacks.ts';
import { imagesOf, shownElements } from './tableaux.ts';

const LOOKS = ['blink', 'A', 'E', 'O', 'M'];
const headsOf = (image: string, face: string) => [face, ...LOOKS].map(look => `${image}_head_${look}`);

const layouts = ['md', 'sm'] as const;

describe('every image', () => {
  test.each(layouts)('that a layout shows exists in that layout: %s', layout => {
    const missing = shownElements
      .filter(({ element }) => element[layout])
      .flatMap(part => imagesOf(part).map(image => [part.label, image] as const))
      .filter(([, image]) => !regionOf(layout)(image));
    expect([...new Set(missing.map(([label, image]) => `${label}: ${image}`))]).toEqual([]);
  });

  test('belongs to the group of its chapter, so that it is loaded there', () => {
    const strangers = shownElements.flatMap(part =>
      imagesOf(part)
        .filter(image => image.split('_')[0] !== chapterCode(part.chapter))
        .map(image => `${part.label}: ${image}`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  });

  test('with a face has the images of its head, eyes and mouth', () => {
    const missing = shownElements.flatMap(({ label, element: { image, face } }) => {
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
  const shown = new Set<string>(shownElements.flatMap(imagesOf));
  const heads = new Set(
    shownElements.flatMap(({ element }) =>
      element.face && element.image ? headsOf(element.image, element.face) : [],
    ),
  );
  const rigged = shownElements.some(({ element }) => element.rig);
  const unused = IMAGE_IDS.filter(id => !shown.has(id) && !heads.has(id) && !(rigged && parts.has(id)));
  expect(unused).toEqual([]);
});

test.each(layouts)('every image that exists in a layout is shown in that layout: %s', layout => {
  const shown = new Set(shownElements.filter(({ element }) => element[layout]).flatMap(imagesOf));
  const all = new Set(shownElements.flatMap(imagesOf));
  expect([...all].filter(id => regionOf(layout)(id) && !shown.has(id))).toEqual([]);
});
