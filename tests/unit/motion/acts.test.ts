import { gsap } from 'gsap';
import { describe, expect, test } from 'vitest';
import { actingIds, play } from '../../../stage/motion/acts.ts';
import type { ElementState, ElementStates } from '../../../stage/motion/elementState.ts';
import { restOf } from '../../../stage/motion/elementState.ts';
import type { Act, Element } from '../../../stage/story/types.ts';
import { CALM, image, PROUD } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';

function standing(more: Partial<Element>): ElementState {
  const element = restOf({ id: 'ball', depth: 0.5, md: { x: 100, y: 800 }, ...more }, 'md');
  if (!element) throw new Error('The element has no placement in this layout');
  return element;
}
const posed = () => standing({ image: image(1), face: 'calm' });
const resting = () => standing({ image: image(2), face: 'joy', md: { x: 700, y: 500, k: 1.5, turn: 20 } });
const named = (...elements: ElementState[]): ElementStates =>
  new Map(elements.map(element => [element.id, element]));

function acted(
  act: Act,
  from = posed(),
  to = resting(),
  eachFrame: (element: ElementState) => void = () => {},
) {
  const timeline = gsap.timeline();
  play(timeline, act, named(from), named(to), 0);
  pass(timeline.duration() + 0.1, () => eachFrame(from));
  return from;
}

/** Without full turns, which are invisible. */
const look = ({ image: shown, face, rig, x, y, k, rotation, alpha, lift, breath }: ElementState) => ({
  image: shown,
  face,
  rig,
  x,
  y,
  k,
  alpha,
  lift,
  breath,
  rotation: (((Math.round(rotation * 1e6) / 1e6) % 360) + 360) % 360,
});

const acts: Act[] = [
  { act: 'frames', who: 'ball', images: [image(5), image(6)] },
  { act: 'frames', who: 'ball', images: [image(5), image(6), image(7)], fps: 24, times: 3, at: 0.4 },
  { act: 'inTurn', who: ['ball'] },
  { act: 'inTurn', who: ['somebody else', 'ball'], every: 0.7, at: 0.3 },
  { act: 'roll', who: 'ball' },
  { act: 'roll', who: 'ball', seconds: 0.5, turns: 1.2, at: 1 },
  { act: 'arc', who: 'ball', height: 200 },
  { act: 'arc', who: 'ball', height: 0, seconds: 0.2, turns: 2.5 },
  { act: 'walk', who: 'ball', images: [image(5), image(6)] },
  { act: 'walk', who: 'ball', images: [image(5)], fps: 7, seconds: 0.05, at: 0.2 },
  { act: 'walk', who: 'ball', images: [image(5)], fps: 8, seconds: 0.6, hop: 12 },
  { act: 'shake', who: 'ball', hop: 5 },
  { act: 'shake', who: 'ball', hop: 20, seconds: 0.2, at: 0.3 },
  { act: 'sway', who: 'ball', degrees: 12 },
  { act: 'sway', who: 'ball', degrees: -3, seconds: 0.3, at: 0.5 },
];

describe('an act', () => {
  const told = acts.map(act => [JSON.stringify(act), act] as const);

  test.each(told)('ends in the state that its tableau declares: %s', (_, act) => {
    expect(look(acted(act))).toEqual(look(resting()));
  });

  test.each(told)('ends in the declared state if only the image changes: %s', (_, act) => {
    const to = () => ({ ...posed(), image: image(3), face: undefined });
    expect(look(acted(act, posed(), to()))).toEqual(look(to()));
  });

  test.each(told)('waits for its start time: %s', (_, act) => {
    const element = posed();
    play(gsap.timeline(), act, named(element), named(resting()), 2);
    pass(1.9);
    expect(look(element)).toEqual(look(posed()));
    pass(20);
    expect(look(element)).toEqual(look(resting()));
  });

  test.each(told)('of an element that is not in this layout does not play: %s', (_, act) => {
    const timeline = gsap.timeline();
    play(timeline, act, new Map(), new Map(), 0);
    expect(timeline.duration()).toBe(0);
  });

  test.each(told)(
    'of an element that is only on the stage, or only in the next tableau, does not play: %s',
    (_, act) => {
      const timeline = gsap.timeline();
      play(timeline, act, named(posed()), new Map(), 0);
      play(timeline, act, new Map(), named(resting()), 0);
      expect(timeline.duration()).toBe(0);
    },
  );

  test.each<[seconds: number, act: Act]>([
    [0.2, { act: 'frames', who: 'ball', images: [image(5), image(6)] }],
    [
      0.4 + 9 / 24,
      { act: 'frames', who: 'ball', images: [image(5), image(6), image(7)], fps: 24, times: 3, at: 0.4 },
    ],
    [0.7, { act: 'inTurn', who: ['nobody', 'nobody', 'ball'] }],
    [1, { act: 'inTurn', who: ['nobody', 'ball'], every: 0.7, at: 0.3 }],
    [1.6, { act: 'roll', who: 'ball' }],
    [1.5, { act: 'roll', who: 'ball', seconds: 0.5, at: 1 }],
    [1, { act: 'arc', who: 'ball', height: 200 }],
    [0.2, { act: 'arc', who: 'ball', height: 200, seconds: 0.2 }],
    [1.5, { act: 'walk', who: 'ball', images: [image(5)] }],
    [0.2 + 1 / 7, { act: 'walk', who: 'ball', images: [image(5)], fps: 7, seconds: 0.05, at: 0.2 }],
    [0.5, { act: 'walk', who: 'ball', images: [image(5)], fps: 8, seconds: 0.5 }],
    [2.4, { act: 'sway', who: 'ball', degrees: 12 }],
    [0.8, { act: 'sway', who: 'ball', degrees: 12, seconds: 0.3, at: 0.5 }],
  ])('has its own duration if no element changes its position: %d s for %j', (seconds, act) => {
    const timeline = gsap.timeline();
    play(timeline, act, named(posed()), named({ ...posed(), image: image(2) }), 0);
    expect(timeline.duration()).toBeCloseTo(seconds, 6);
  });

  test('of the ambassador ends in her declared pose', () => {
    const [from, to] = [standing({ rig: CALM }), standing({ rig: PROUD })];
    expect(acted({ act: 'inTurn', who: ['ball'] }, from, to).rig).toEqual(PROUD);
  });

  test('names its elements with actingIds()', () => {
    expect(acts.map(act => actingIds(act).at(-1))).toEqual(acts.map(() => 'ball'));
    expect(actingIds({ act: 'inTurn', who: ['a', 'b'] })).toEqual(['a', 'b']);
  });
});

const seenIn = (act: Act) => {
  const seen: (string | undefined)[] = [];
  acted(act, posed(), resting(), element => {
    if (seen.at(-1) !== element.image) seen.push(element.image);
  });
  return seen;
};

test('frames show their images in order, as often as `times` says', () => {
  expect(seenIn({ act: 'frames', who: 'ball', images: [image(5), image(6)], times: 2, at: 0.2 })).toEqual([
    image(1),
    image(5),
    image(6),
    image(5),
    image(6),
    image(2),
  ]);
});

test('a walk moves in steps, one image for each step', () => {
  const positions = new Set<number>();
  const seen: (string | undefined)[] = [];
  acted(
    { act: 'walk', who: 'ball', images: [image(5), image(6)], fps: 5, seconds: 1 },
    posed(),
    resting(),
    element => {
      positions.add(element.x);
      if (seen.at(-1) !== element.image) seen.push(element.image);
    },
  );
  expect(positions.size).toBeLessThanOrEqual(6);
  expect(seen).toEqual([image(5), image(6), image(5), image(6), image(5), image(2)]);
});

test('a walk without a hop does not change the height of an element that is still entering', () => {
  const from = { ...posed(), lift: 40 };
  acted({ act: 'walk', who: 'ball', images: [image(5)] }, from, resting(), ({ lift }) =>
    expect(lift).toBe(40),
  );
});

test('a walk with a hop ends at the declared height', () => {
  const to = { ...resting(), lift: 7 };
  const act: Act = { act: 'walk', who: 'ball', images: [image(5)], hop: 12 };
  expect(acted(act, posed(), to).lift).toBe(7);
});

test('a walk with one image and a hop goes up and down', () => {
  const lifts: number[] = [];
  acted(
    { act: 'walk', who: 'ball', images: [image(5)], fps: 5, seconds: 0.8, hop: 12 },
    posed(),
    resting(),
    ({ lift }) => {
      if (lifts.at(-1) !== lift) lifts.push(lift);
    },
  );
  expect(lifts).toEqual([-12, 0, -12, 0]);
});

test('a roll turns in the direction of its movement', () => {
  const turned = (to: number) =>
    acted({ act: 'roll', who: 'ball', turns: 2 }, posed(), standing({ md: { x: to, y: 800 } })).rotation;
  expect(turned(700)).toBe(720);
  expect(turned(-700)).toBe(-720);
});

test('a roll turns in the direction of its movement anywhere on the stage', () => {
  const from = standing({ md: { x: 800, y: 800 } });
  expect(acted({ act: 'roll', who: 'ball', turns: 2 }, from, resting()).rotation).toBe(20 - 720);
});

function halfway(act: Act) {
  const [from, timeline] = [posed(), gsap.timeline()];
  play(timeline, act, named(from), named(resting()), 0);
  timeline.pause().time(timeline.duration() / 2);
  return { from, seconds: timeline.duration() };
}

test('a roll slows down', () => {
  const { from, seconds } = halfway({ act: 'roll', who: 'ball' });
  expect(seconds).toBe(1.6);
  expect(from.x).toBeCloseTo(100 + 600 * 0.875, 6);
});

test('an arc has a constant horizontal speed, turns forward, and is highest halfway', () => {
  const { from, seconds } = halfway({ act: 'arc', who: 'ball', height: 200 });
  expect(seconds).toBe(1);
  expect(from.x).toBeCloseTo(400, 6);
  expect(from.y).toBeCloseTo(300, 6);
  expect(from.rotation).toBeCloseTo((20 + 360) / 2, 6);
});

test('an arc accelerates as it falls', () => {
  const [from, timeline] = [posed(), gsap.timeline()];
  play(timeline, { act: 'arc', who: 'ball', height: 200 }, named(from), named(resting()), 0);
  timeline.pause().time(0.75);
  expect(from.y).toBeCloseTo(300 + 200 * 0.25, 6);
});

test.each([{ x: 700 }, { y: 500 }, { k: 2 }])(
  'an element moves to its changed placement even during a sway: %o',
  more => {
    const tweens = (to: ElementState) => {
      const timeline = gsap.timeline();
      play(timeline, { act: 'sway', who: 'ball', degrees: 3 }, named(posed()), named(to), 0);
      return timeline.getChildren().length;
    };
    expect(tweens({ ...posed(), ...more }) - tweens(posed())).toBe(1);
  },
);

test('a shake jumps up and down three times, and then the element changes and moves', () => {
  const from = posed();
  const to = { ...resting(), lift: 7 };
  const timeline = gsap.timeline();
  play(timeline, { act: 'shake', who: 'ball', hop: 20 }, named(from), named(to), 0);
  const lifts = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55].map(second => {
    timeline.pause().time(second);
    expect(from).toMatchObject({ x: 100, image: image(1) });
    return from.lift;
  });
  expect(lifts).toEqual([-20, 7, -20, 7, -20, 7]);
  timeline.time(0.61);
  expect(from).toMatchObject({ lift: 7, image: image(2) });
  expect(timeline.duration()).toBeCloseTo(0.6 + 0.8, 9);
});

test('inTurn skips an element that the tableau lacks; the times of the remaining elements stay the same', () => {
  const girls = ['a', 'b', 'c'].map(id => ({ ...posed(), id }));
  const rests = ['a', 'c'].map(id => ({ ...resting(), id }));
  const timeline = gsap.timeline();
  const act: Act = { act: 'inTurn', who: ['a', 'b', 'c'], every: 0.5 };
  play(timeline, act, named(...girls), named(...rests), 0);
  expect(timeline.duration()).toBeCloseTo(2 * 0.5 + 0.8, 9);
  pass(3);
  expect(girls.map(({ x }) => x)).toEqual([700, 100, 700]);
});

test('an arc rises `height` above its higher end', () => {
  let top = Number.POSITIVE_INFINITY;
  acted({ act: 'arc', who: 'ball', height: 200, seconds: 4 }, posed(), resting(), ({ y }) => {
    top = Math.min(top, y);
  });
  expect(top).toBeGreaterThanOrEqual(300);
  expect(top).toBeLessThan(302);
});

test('inTurn changes its elements one after another', () => {
  const girls = ['a', 'b', 'c'].map(id => ({ ...posed(), id }));
  const rests = girls.map(({ id }) => ({ ...resting(), id }));
  play(
    gsap.timeline(),
    { act: 'inTurn', who: ['b', 'c', 'a'], every: 0.5 },
    named(...girls),
    named(...rests),
    0,
  );
  const changed = () => girls.filter(girl => girl.image === image(2)).map(({ id }) => id);
  pass(0.4);
  expect(changed()).toEqual(['b']);
  pass(0.5);
  expect(changed()).toEqual(['b', 'c']);
  pass(0.5);
  expect(changed()).toEqual(['a', 'b', 'c']);
});

test('a sway swings five times, each time for a fifth of its duration, and ends at the declared rotation', () => {
  const upright = () => standing({ md: { x: 0, y: 0, turn: 5 } });
  const [from, timeline] = [upright(), gsap.timeline()];
  play(timeline, { act: 'sway', who: 'ball', degrees: 10, seconds: 5 }, named(from), named(upright()), 0);
  const turned = [1, 2, 3, 4, 5].map(second => {
    timeline.pause().time(second);
    return from.rotation - 5;
  });
  for (const [i, degrees] of [10, -7, 4, -1.5, 0].entries()) expect(turned[i]).toBeCloseTo(degrees, 6);
});

test('a sway swings to both sides, less each time, and starts slowly', () => {
  const turns: number[] = [];
  const upright = () => standing({ md: { x: 0, y: 0, turn: 5 } });
  acted({ act: 'sway', who: 'ball', degrees: 10, seconds: 5 }, upright(), upright(), ({ rotation }) =>
    turns.push(rotation - 5),
  );
  expect(Math.max(...turns)).toBeCloseTo(10, 1);
  expect(Math.min(...turns)).toBeCloseTo(-7, 1);
  // At constant speed the first swing would turn by 1 degree in 0.1 s; it starts slowly.
  expect(turns[2]).toBeLessThan(((10 * 3) / 30) * 0.5);
});
