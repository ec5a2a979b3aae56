/** Checks that all shadows of a place fall in the same direction, and that figures under clouds have no long shadow. */
import { describe, expect, test } from 'vitest';
import { groups } from '../../../assets/images/index.ts';
import { FALL as bench } from '../../../assets/places/benchView.ts';
import { FALL as evening, FALL_LATER } from '../../../assets/places/eveningPitch.ts';
import { FALL as halfTime } from '../../../assets/places/halfTime.ts';
import { FALL as morning } from '../../../assets/places/morningPitch.ts';
import type { Fall } from '../../../assets/places/props/shadows.ts';
import { FALL as stairs } from '../../../assets/places/stairs.ts';
import { FALL_IN_SUN, FALL as stand } from '../../../assets/places/stand.ts';

const drawn = await groups();
/** The figures of chapter 5 in the sun, which shines after the score is 1-1. The others are under clouds. */
const IN_SUN = ['alma_cheer', 'jeta_leap', 'lea_walk', 'luana_kick', 'zoe_catch'];
const LIGHT: Readonly<Record<string, Fall>> = {
  '03': bench,
  '04': halfTime,
  '05': stand,
  '06': bench,
  '07': stairs,
};

describe.each(Object.entries(LIGHT))('in the place of group %s', (group, fall) => {
  const standing = Object.entries(drawn[group] ?? {}).filter(([, { feet }]) => feet);

  test.each(standing)('%s has the shadow of its place', (name, drawing) => {
    expect(drawing.fall).toEqual(group === '05' && IN_SUN.includes(name) ? FALL_IN_SUN : fall);
  });
});

test('in the morning and the evening, shadows are separate drawings and have the direction of their place', () => {
  const falls = (group: string, name: string) => drawn[group]?.[name]?.fall;
  expect(falls('02', 'shadow')).toEqual(morning);
  expect([falls('08', 'shadow-long'), falls('08', 'shadow-longer')]).toEqual([evening, FALL_LATER]);
  for (const name of ['zoe_calm', 'alma_ask', 'jeta_juggle']) expect(falls('08', name)).toEqual(evening);
});

test('there is no long shadow in rain or under clouds', () => {
  expect([halfTime, stand]).toEqual([null, null]);
});

test('shadows fall to the left and towards the viewer, because the sun is at the right', () => {
  for (const fall of [bench, stairs, morning, evening, FALL_LATER, FALL_IN_SUN]) {
    expect(fall?.[0]).toBeLessThan(0);
    expect(fall?.[1]).toBeGreaterThan(0);
  }
});
