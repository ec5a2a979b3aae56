/** One sun in a place: whoever stands there casts her shadow the same way, and under clouds nobody does. */
import { describe, expect, test } from 'vitest';
import { groups } from '../../../assets/pictures/index.ts';
import { FALL as bench } from '../../../assets/places/benchView.ts';
import { FALL as evening, LATER } from '../../../assets/places/eveningPitch.ts';
import { FALL as halfTime } from '../../../assets/places/halfTime.ts';
import { FALL as morning } from '../../../assets/places/morningPitch.ts';
import type { Fall } from '../../../assets/places/props/shadows.ts';
import { FALL as stairs } from '../../../assets/places/stairs.ts';
import { FALL_IN_SUN, FALL as stand } from '../../../assets/places/stand.ts';

const drawn = await groups();
/** Who is there at the 1-1, when the sun has come out. */
const IN_SUN = ['gerber_cheer', 'jeta_leap', 'luana_kick', 'romy_applaud'];
const LIGHT: Readonly<Record<string, Fall>> = { '03': bench, '04': halfTime, '05': stand, '07': stairs };

describe.each(Object.entries(LIGHT))('in the place of group %s', (group, fall) => {
  const standing = Object.entries(drawn[group] ?? {}).filter(([, { feet }]) => feet);

  test('somebody stands', () => {
    expect(standing.length).toBeGreaterThan(2);
  });

  test.each(standing)('%s has the shadow of its sun', (name, drawing) => {
    expect(drawing.fall).toEqual(group === '05' && IN_SUN.includes(name) ? FALL_IN_SUN : fall);
  });
});

test('in the morning and in the evening shadows are drawn by themselves, and fall as the sun of the place says', () => {
  const falls = (group: string, name: string) => drawn[group]?.[name]?.fall;
  expect(falls('02', 'shadow')).toEqual(morning);
  expect([falls('08', 'shadow-long'), falls('08', 'shadow-longer')]).toEqual([evening, LATER]);
  for (const name of ['zoe_speak', 'alma_ask', 'jeta_juggle']) expect(falls('08', name)).toEqual(evening);
});

test('no shadow falls where it rains and where the sky is covered', () => {
  expect([halfTime, stand]).toEqual([null, null]);
});

test('shadows fall away from a sun that is at the right, and towards us', () => {
  for (const fall of [bench, stairs, morning, evening, LATER, FALL_IN_SUN]) {
    expect(fall?.[0]).toBeLessThan(0);
    expect(fall?.[1]).toBeGreaterThan(0);
  }
});
