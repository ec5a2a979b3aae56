import { Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { cutTo, newStage } from '../../../stage/motion/transition.ts';
import { createPainter } from '../../../stage/renderer/painter.ts';
import { partsOf } from '../../../stage/renderer/rig.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { RIG } from '../../../stage/story/images.generated.ts';
import { story } from '../../../stage/story/index.ts';
import type { Expression, FarArm, NearArm } from '../../../stage/story/types.ts';
import { regionOf } from '../../builtPacks.ts';
import { unreadOf } from '../unread.ts';

const FACES: readonly Expression[] = [
  ...(['calm', 'happy', 'joy', 'heldLaugh', 'serious'] as const),
  ...(['worried', 'curious', 'proud', 'listening'] as const),
];
const NEAR: readonly NearArm[] = ['near_hip', 'near_ball', 'near_notebook'];
const FAR: readonly FarArm[] = ['far_present', 'far_point', 'far_fist', 'far_notebook'];

test('painting the ambassador in every pose reads every field of the rig', () => {
  const nested = { rig: RIG, talk: RIG.talk, k: RIG.k, faces: RIG.faces, near: RIG.near, far: RIG.far };
  const parts = [...Object.entries(RIG.faces), ...Object.entries(RIG.near), ...Object.entries(RIG.far)];
  const unread = [...Object.entries(nested), ...parts].map(
    ([name, table]) => [name, unreadOf(table)] as const,
  );

  for (const face of FACES)
    for (const near of NEAR)
      for (const far of FAR) partsOf({ face, near, far }, { mouth: undefined, blink: false });
  for (const mouth of ['A', 'E', 'O', 'M'] as const)
    partsOf({ face: 'calm', near: 'near_hip', far: 'far_fist' }, { mouth, blink: true });
  for (const layout of ['md', 'sm'] as const) {
    const state = newStage();
    cutTo(state, viewOf(story, begin(story)), layout);
    const [someone] = state.elements.values();
    if (!someone) throw new Error('the stage has no element');
    Object.assign(someone, { image: undefined, rig: { face: 'calm', near: 'near_hip', far: 'far_fist' } });
    const painter = createPainter({ texture: () => Texture.WHITE, regionOf: regionOf(layout) }, layout);
    painter.paint(state, { x: 0, y: 0, w: 1512, h: 982 }, { x: 0, y: 0 });
  }
  expect(unread.flatMap(([name, names]) => names().map(field => `${name}.${field}`))).toEqual([]);
});
