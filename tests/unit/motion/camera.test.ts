import { describe, expect, test } from 'vitest';
import { cameraChange, hold, newCamera } from '../../../stage/motion/camera.ts';
import type { Box, Shot } from '../../../stage/story/types.ts';
import { LAYOUTS } from './testStage.ts';

const disc = { md: [300, 200, 50], sm: [90, 100, 20] } as const;
const otherDisc = { md: [800, 400, 90], sm: [200, 300, 40] } as const;

/** There and back, in a wide window of the medium layout. */
const changes = (one: Shot, other: Shot) => [
  cameraChange(one, other, 'md', false),
  cameraChange(other, one, 'md', false),
];
const boxed = (one: Box, other: Box) => changes({ md: one }, { md: other });
const focused = (one: Box, other: Box) => changes({ focus: one }, { focus: other });

describe('between two boxes, the camera', () => {
  test.each(LAYOUTS)('cuts to and from the whole stage, layout %s', layout => {
    const near: Shot = { [layout]: [100, 100, 100, 100] };
    expect(cameraChange({}, near, layout, false)).toBe('cut');
    expect(cameraChange(near, {}, layout, false)).toBe('cut');
  });

  test.each<Box>([
    [100, 100, 100, 100],
    [106, 100, 100, 100],
    [100, 106, 100, 100],
    [106, 106, 100, 100],
    [103, 103, 100, 100],
  ])(
    'moves slowly if one is inside the other, even at an edge, and at most 6 %% smaller: %d, %d',
    (...near) => {
      expect(boxed([100, 100, 106, 106], near)).toEqual(['slowly', 'slowly']);
    },
  );

  test.each<Box>([
    [100, 100, 106, 100],
    [100, 100, 100, 106],
  ])('moves slowly if they differ only in width or only in height: %d, %d, %d, %d', (...wide) => {
    expect(boxed(wide, [100, 100, 100, 100])).toEqual(['slowly', 'slowly']);
  });

  test.each<[edge: string, box: Box]>([
    ['left', [99, 103, 100, 100]],
    ['right', [107, 103, 100, 100]],
    ['top', [103, 99, 100, 100]],
    ['bottom', [103, 107, 100, 100]],
  ])('cuts if one crosses the %s edge of the other', (_, near) => {
    expect(boxed([100, 100, 106, 106], near)).toEqual(['cut', 'cut']);
  });

  test.each<Box>([
    [100, 100, 107, 100],
    [100, 100, 100, 107],
    [100, 100, 107, 107],
    [0, 0, 900, 900],
  ])('cuts if one is more than 6 %% wider or higher than the other: %d, %d, %d, %d', (...wide) => {
    expect(boxed(wide, [100, 100, 100, 100])).toEqual(['cut', 'cut']);
  });

  test('cuts if one is wider and the other is higher', () => {
    expect(boxed([100, 100, 104, 100], [100, 100, 100, 104])).toEqual(['cut', 'cut']);
  });

  test('does not move if they are equal', () => {
    expect(boxed([100, 100, 300, 200], [100, 100, 300, 200])).toEqual(['none', 'none']);
  });
});

describe('between two shots with the same box, the camera', () => {
  test('does not move if they also have the same focus', () => {
    expect(changes({}, {})).toEqual(['none', 'none']);
    expect(focused([0, 0, 900, 982], [0, 0, 900, 982])).toEqual(['none', 'none']);
  });

  test.each([true, false])('moves slowly to a similar focus, upright window: %s', isUpright => {
    const wide: Shot = { focus: [400, 100, 800, 800] };
    const near: Shot = { focus: [410, 110, 780, 790] };
    expect(cameraChange(wide, near, 'md', isUpright)).toBe('slowly');
    expect(cameraChange(near, wide, 'md', isUpright)).toBe('slowly');
  });

  test('changes to another focus at once, or with a cut in an upright window', () => {
    const other: Shot = { focus: [0, 0, 900, 982] };
    expect(changes({}, other)).toEqual(['at once', 'at once']);
    expect(focused([100, 100, 800, 800], [400, 100, 800, 800])).toEqual(['at once', 'at once']);
    expect(cameraChange({}, other, 'md', true)).toBe('cut');
    expect(cameraChange(other, {}, 'md', true)).toBe('cut');
  });

  test('ignores the focus on the small layout', () => {
    for (const isUpright of [true, false]) {
      expect(cameraChange({}, { focus: [0, 0, 900, 982] }, 'sm', isUpright)).toBe('none');
      expect(
        cameraChange({ focus: [400, 100, 800, 800] }, { focus: [410, 110, 780, 790] }, 'sm', isUpright),
      ).toBe('none');
    }
  });
});

test.each(LAYOUTS)('the camera cuts to and from a shot of a disc, layout %s', layout => {
  for (const shot of [{}, { disc: otherDisc }]) {
    expect(cameraChange(shot, { disc }, layout, false)).toBe('cut');
    expect(cameraChange({ disc }, shot, layout, false)).toBe('cut');
  }
});

test('a new camera shows the whole stage, and hold() ends a motion to another shot', () => {
  const camera = newCamera();
  expect(camera).toEqual({ from: {}, to: {}, way: 1 });
  const shot: Shot = { md: [100, 100, 300, 200] };
  Object.assign(camera, { to: { disc }, way: 0.3 });
  hold(camera, shot);
  expect(camera).toEqual({ from: shot, to: shot, way: 1 });
});
