/** Tests the rules about cut and covered faces. everyWindow.test.ts applies these rules to the story. */
import { describe, expect, test } from 'vitest';
import { faces } from '../../../assets/images/faces.ts';
import { labelOf } from '../../../stage/runner/labels.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { facesIn, faultsOfFace } from '../../rules/staging.ts';

const known = await faces();
const LAPTOP = { w: 1512, h: 982 };
const ROOM = { x0: 0, y0: 0, x1: 400, y1: 300 };
const face = (x: number, y: number) => ({ x0: x, y0: y, x1: x + 40, y1: y + 60 });

test('a face counts as cut if more than a tenth of it, but not all of it, is beyond an edge', () => {
  expect(faultsOfFace(face(100, 100), ROOM, undefined)).toEqual([]);
  expect(faultsOfFace(face(-3, 100), ROOM, undefined)).toEqual([]);
  expect(faultsOfFace(face(-15, 100), ROOM, undefined)).toEqual(['cut']);
  expect(faultsOfFace(face(100, 270), ROOM, undefined)).toEqual(['cut']);
  expect(faultsOfFace(face(-50, 100), ROOM, undefined)).toEqual([]);
});

test('a face is covered if a bubble covers more than a little of it', () => {
  const bubble = { x0: 200, y0: 0, x1: 300, y1: 100 };
  expect(faultsOfFace(face(250, 50), ROOM, bubble)).toEqual(['covered']);
  expect(faultsOfFace(face(250, 99), ROOM, bubble)).toEqual([]);
  expect(faultsOfFace(face(310, 50), ROOM, bubble)).toEqual([]);
});

describe('the faces in a picture', () => {
  const at = (name: string, romy: object) => {
    const view = viewOf(story, { ...begin(story), label: labelOf(story, 3, name) });
    const tableau = view.tableau.map(each =>
      each.id === 'romy' ? { ...each, md: { x: 600, y: 600, ...romy } } : each,
    );
    return facesIn({ ...view, tableau }, 'md', LAPTOP, known).find(({ id }) => id === 'romy')?.rect;
  };
  test('follow the position and the scale of their figures', () => {
    const [rect, moved, large] = [at('kickOff', {}), at('kickOff', { x: 700 }), at('kickOff', { k: 2 })];
    expect(rect?.y1).toBeLessThan(600);
    expect(moved?.x0).toBeCloseTo((rect?.x0 ?? 0) + 100);
    expect(600 - (large?.y0 ?? 0)).toBeCloseTo(2 * (600 - (rect?.y0 ?? 0)));
  });
  test('do not include faces that are cut on purpose', () => {
    const view = viewOf(story, { ...begin(story), label: labelOf(story, 3, 'everybodyLooks') });
    expect(facesIn(view, 'md', LAPTOP, known)).toEqual([]);
    expect(facesIn({ ...view, description: 'pictures.chapter_3.goal' }, 'md', LAPTOP, known)).not.toEqual([]);
  });
  test('do not include faces behind a colour that fills the window', () => {
    expect(at('everybodyLooks', {})).toBeUndefined();
  });
});
