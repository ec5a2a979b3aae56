/**
 * Checks that the figures of a picture have different poses, and that no figure keeps the pose of a movement, such as a
 * kick, for four steps in a row.
 */
import { describe, expect, test } from 'vitest';
import type { ShownPerson } from '../../../assets/images/image.ts';
import { groups } from '../../../assets/images/index.ts';
import type { PoseName } from '../../../assets/kit/index.ts';
import { story } from '../../../stage/story/index.ts';
import type { Step } from '../../../stage/story/step.ts';

const drawn = await groups();
const shownIn = ({ tableau }: Step): readonly ShownPerson[] =>
  tableau.flatMap(({ image = '' }) => {
    const [group = '', ...name] = image.split('_');
    return drawn[group]?.[name.join('_')]?.people ?? [];
  });

describe.each(story.chapters.map(({ number }) => number))('in chapter %i', chapter => {
  const scenes = story.stepsOf(chapter).filter(({ kind }) => kind !== 'title');

  test('no two figures of a picture have the same pose', () => {
    const twins = scenes.flatMap(step => {
      const poses = shownIn(step).map(({ pose }) => pose);
      return poses.filter((pose, i) => poses.indexOf(pose) !== i).map(pose => `${step.name}: ${pose}`);
    });
    expect(twins).toEqual([]);
  });

  test('a figure is in the pose of a movement for at most three steps in a row', () => {
    const MOVEMENTS: ReadonlySet<PoseName> = new Set([
      ...(['armUp', 'wave', 'stretchTall', 'hopHigh', 'rush', 'rushOn', 'kick', 'cheer'] as const),
    ]);
    const held = scenes.flatMap((step, i) =>
      shownIn(step)
        .filter(({ who, pose }) => {
          const since = scenes.slice(Math.max(0, i - 3), i + 1);
          const same = (other: Step) =>
            shownIn(other).some(shown => shown.who === who && shown.pose === pose);
          return MOVEMENTS.has(pose) && since.length > 3 && since.every(same);
        })
        .map(({ who, pose }) => `${step.name}: ${who} ${pose}`),
    );
    expect(held).toEqual([]);
  });
});
