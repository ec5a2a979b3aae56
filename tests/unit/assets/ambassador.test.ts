import { describe, expect, test } from 'vitest';
import { draw } from '../../../assets/cast/index.ts';
import { groups } from '../../../assets/images/index.ts';
import { rig } from '../../../assets/images/romy.ts';
import { AVATAR_PARTS, avatar, fragment } from '../../../assets/kit/index.ts';
import type { Expression, FarArm, NearArm } from '../../../stage/story/types.ts';
import { difference, pixels } from './raster.ts';

const FACES: readonly Expression[] = [
  'calm',
  'happy',
  'joy',
  'heldLaugh',
  'serious',
  'worried',
  'curious',
  'proud',
  'listening',
];
const NEAR: readonly NearArm[] = ['near_hip', 'near_ball', 'near_notebook'];
const FAR: readonly FarArm[] = ['far_present', 'far_point', 'far_fist', 'far_notebook'];
const VIEW = [-300, -700, 600, 800] as const;

describe('the full figure', () => {
  test('equals its body with its head on top, facing either way', async () => {
    for (const flip of [false, true]) {
      for (const pose of ['stand', 'sit', 'crouch'] as const) {
        const part = (show: 'head' | 'body') => draw('romy', pose, { flip, with: { show } }).drawn;
        const [whole, halves] = await Promise.all([
          pixels(draw('romy', pose, { flip }).drawn, VIEW),
          pixels([part('body'), part('head')], VIEW),
        ]);
        expect(difference(whole, halves), `${pose}${flip ? ' flipped' : ''}`).toBeLessThan(0.001);
      }
    }
  });

  test('has a face, a blink and four mouth shapes in every drawn pose', async () => {
    for (const [group, drawings] of Object.entries(await groups())) {
      const figures = Object.keys(drawings).filter(name => `${name}_head_blink` in drawings);
      for (const figure of figures) {
        const drawn = (face: string) => `${figure}_head_${face}` in drawings;
        expect(['blink', 'A', 'E', 'O', 'M'].every(drawn), `${group}_${figure}`).toBe(true);
        expect(FACES.some(drawn), `${group}_${figure}`).toBe(true);
      }
    }
  });
});

describe('the rig', () => {
  const known = rig();
  const parts = new Set(Object.keys(AVATAR_PARTS).map(part => `romy_${part}`));

  test('names only images that exist', () => {
    const named = JSON.stringify(known).match(/romy_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(image => !parts.has(image))).toEqual([]);
  });

  test('looks different in every pose', () => {
    const poses = NEAR.flatMap(near => FAR.map(far => avatar({ near, far })));
    const texts = poses.map(fragment);
    expect(new Set(texts).size).toBe(poses.length);
  });
});
