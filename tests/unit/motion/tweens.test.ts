import { gsap } from 'gsap';
import { describe, expect, test } from 'vitest';
import { ambassadorOf, breathe, talk } from '../../../stage/motion/ambassador.ts';
import { type ElementState, restOf } from '../../../stage/motion/elementState.ts';
import { beforeEntry, enter, holdFrames, move, showsSame } from '../../../stage/motion/tweens.ts';
import { ENTRY } from '../../../stage/motion/vocabulary.ts';
import { CALM, image, PROUD } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';

function standing(more: Partial<ElementState> = {}): ElementState {
  const rest = restOf({ id: 'ball', image: image(1), depth: 0.5, md: { x: 100, y: 800 } }, 'md');
  if (!rest) throw new Error('The element has no placement in this layout');
  return Object.assign(rest, more);
}

test('before its entry an element is smaller, lower and invisible', () => {
  expect(beforeEntry(standing({ k: 2 }))).toMatchObject({ alpha: 0, lift: 80, k: 1.7 });
});

test('an entering element is visible after 0.15 s, and has its lift and size after 1 s', () => {
  const [rest, timeline] = [standing({ k: 2 }), gsap.timeline()];
  const element = beforeEntry(rest);
  enter(timeline, element, rest, 0);
  timeline.pause().time(0.14);
  expect(element.alpha).toBeLessThan(1);
  timeline.time(0.15);
  expect(element.alpha).toBe(1);
  timeline.time(1);
  expect(element).toMatchObject({ alpha: 1, lift: 0, k: 2 });
  expect(timeline.duration()).toBe(1);
});

describe('a move', () => {
  const seconds = (to: Partial<ElementState>) => {
    const timeline = gsap.timeline();
    move(timeline, standing(), standing(to), 0);
    return timeline.duration();
  };

  test.each([{ x: 1 }, { y: 1 }, { k: 2 }, { rotation: 1 }])('takes 0.8 s if %o changes', to => {
    expect(seconds(to)).toBeCloseTo(0.8, 9);
  });

  test('takes no time if only the image changes', () => {
    expect(seconds({ image: image(2) })).toBe(0);
  });
});

test('two elements show the same if image, face and pose are equal', () => {
  const one = standing({ face: 'calm', rig: CALM });
  expect(showsSame(one, standing({ face: 'calm', rig: CALM, x: 5 }))).toBe(true);
  expect(showsSame(one, { ...one, image: image(2) })).toBe(false);
  expect(showsSame(one, { ...one, face: 'joy' })).toBe(false);
  expect(showsSame(one, { ...one, rig: PROUD })).toBe(false);
});

/** Each new value, and the second of its first frame. */
function changes<T>(seconds: number, read: () => T) {
  const seen: { value: T; at: number }[] = [];
  let frame = 0;
  pass(seconds, () => {
    frame += 1;
    const value = read();
    if (seen.length === 0 || seen.at(-1)?.value !== value) seen.push({ value, at: frame / 30 });
  });
  return seen;
}

test('a frame is held for its own seconds, and the last frame stays', () => {
  const element = standing();
  const frame = (number: number, seconds: number) => ({ seconds, look: { image: image(number) } });
  holdFrames(gsap.timeline(), element, [frame(5, 1), frame(6, 0.5), frame(7, 0)], 0);
  const seen = changes(4, () => element.image);
  expect(seen.map(({ value }) => value)).toEqual([image(5), image(6), image(7)]);
  expect(seen[1]?.at).toBeCloseTo(1, 1);
  expect(seen[2]?.at).toBeCloseTo(1.5, 1);
});

test('without frames an element does not change', () => {
  const element = standing();
  holdFrames(gsap.timeline(), element, [], 0);
  pass(1, () => expect(element).toMatchObject(standing()));
});

describe('the ambassador', () => {
  test.each([
    ['pose', { rig: CALM }],
    ['face', { face: 'calm' }],
  ] as const)('is the element with a %s', (_, look) => {
    const her = standing({ id: 'romy', ...look });
    const elements = new Map([standing(), her, standing({ id: 'wall' })].map(each => [each.id, each]));
    expect(ambassadorOf(elements)).toBe(her);
    elements.delete('romy');
    expect(ambassadorOf(elements)).toBeUndefined();
  });

  test('talks while her bubble enters', () => {
    const timeline = gsap.timeline();
    talk(timeline, standing(), 0);
    expect(Math.abs(timeline.duration() - ENTRY.seconds)).toBeLessThan(0.1);
  });

  test('talks in mouth shapes of two lengths; every fourth shape and the last one are her mouth at rest', () => {
    const element = standing();
    talk(gsap.timeline(), element, 0);
    const seen = changes(2, () => element.mouth);
    const pause = undefined;
    expect(seen.map(({ value }) => value)).toEqual(['M', 'E', 'A', pause, 'E', 'M', 'A', pause, 'O', pause]);
    expect(seen[1]?.at).toBeCloseTo(0.14, 1);
    expect(seen.at(-1)?.at).toBeCloseTo(1.06, 1);
  });

  test('breathes in and out in eight steps each, by 1.5 %', () => {
    const element = standing();
    breathe(gsap.timeline(), element, 0);
    const heights = changes(2, () => element.breath).map(({ value }) => value);
    expect(Math.max(...heights)).toBeCloseTo(1.015, 6);
    expect(Math.min(...heights)).toBeCloseTo(1, 6);
    expect(new Set(heights.map(height => height.toFixed(5))).size).toBeLessThanOrEqual(9);
    expect(element.breath).toBeCloseTo(1, 9);
  });
});
