import { gsap } from 'gsap';
import { describe, expect, test, vi } from 'vitest';
import type { ElementState } from '../../../stage/motion/elementState.ts';
import { restingElements } from '../../../stage/motion/elementState.ts';
import { cutTo, newStage, type StageState, transition } from '../../../stage/motion/transition.ts';
import { ENTRY, NEARER } from '../../../stage/motion/vocabulary.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { type View, viewOf } from '../../../stage/runner/viewOf.ts';
import { TITLE_DISC } from '../../../stage/story/discs.ts';
import { atDisc } from '../../../stage/story/scenery.ts';
import type { Disc, Layout, Shot, Tableau } from '../../../stage/story/types.ts';
import { fitShot, STAGE } from '../../../stage/viewport/fit.ts';
import { CALM, image, PROUD, smallStory } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';
import { LAYOUTS } from './testStage.ts';

const wall = { id: 'wall', image: image(0), depth: 0, md: { x: 0, y: 0 } };
const girl = (id: string, x: number) => ({ id, image: image(1), depth: 0.5, md: { x, y: 800 } });
const romy = { id: 'romy', rig: CALM, depth: 1, md: { x: 200, y: 500 } };
const WHOLE: Shot = {};
const [scene] = smallStory.steps;

const viewed = (tableau: Tableau, more: Partial<View> = {}): View => ({
  ...viewOf(smallStory, { ...begin(smallStory), label: scene?.label ?? 'chapter_0_0' }),
  tableau,
  acts: [],
  ...more,
});
const bubble = (speaker: 'ambassador' | 'player.zoe', delay?: number): View['overlay'] => ({
  kind: 'bubble',
  speaker,
  isWordmark: false,
  isDrawn: false,
  words: 'simulation.chapter_0.text_x',
  deed: undefined,
  box: { md: [0, 0, 1, 1], sm: [0, 0, 1, 1] },
  delay,
  yellowSky: false,
});

function change(
  from: Tableau,
  next: View,
  {
    placeChanges = false,
    reduced = false,
    overlayLeaves = false,
    isUpright = false,
    shot = WHOLE,
    last,
  }: {
    placeChanges?: boolean;
    reduced?: boolean;
    overlayLeaves?: boolean;
    isUpright?: boolean;
    shot?: Shot;
    last?: View;
  } = {},
) {
  const state = newStage();
  cutTo(state, viewed(from, { shot }), 'md');
  const onShow = vi.fn();
  const timeline = transition({
    state,
    next,
    last,
    layout: 'md',
    placeChanges,
    overlayLeaves,
    reduced,
    isUpright,
    onShow,
  });
  const element = (id: string): ElementState => {
    const found = state.elements.get(id);
    if (!found) throw new Error(`${id} is not on the stage`);
    return found;
  };
  return { state, timeline, onShow, element };
}

describe('within a place', () => {
  test('old elements fade out before new ones enter', () => {
    const { element } = change([wall, girl('old', 300)], viewed([wall, girl('new', 900)]));
    pass(0.15);
    expect(element('old').alpha).toBeGreaterThan(0);
    expect(element('old').alpha).toBeLessThan(1);
    expect(element('new').alpha).toBe(0);
    pass(0.2);
    expect(element('old').alpha).toBe(0);
    expect(element('new').alpha).toBe(0);
    pass(5);
    expect(element('new').alpha).toBe(1);
  });

  test('an unchanged element is neither faded nor moved', () => {
    const { element } = change([wall, girl('a', 300), girl('b', 500)], viewed([wall, girl('a', 300)]));
    const before = { ...element('a') };
    pass(2, () => expect(element('a')).toEqual(before));
  });

  test('an entry begins after 0.5 s and takes 1 s', () => {
    const { element } = change([wall], viewed([wall, girl('new', 900)]));
    pass(0.49);
    expect(element('new').alpha).toBe(0);
    pass(0.2);
    expect(element('new').alpha).toBe(1);
    pass(0.7);
    expect(element('new').lift).not.toBe(0);
    pass(0.15);
    expect(element('new')).toMatchObject({ lift: 0, k: 1, alpha: 1 });
  });

  test('an entry is elastic: the element overshoots its final position', () => {
    const { element } = change([wall], viewed([wall, girl('new', 900)]));
    let lowest = 0;
    pass(2, () => {
      lowest = Math.min(lowest, element('new').lift);
    });
    expect(lowest).toBeLessThan(0);
  });

  test('several elements enter at intervals of 0.15 s', () => {
    const ids = ['a', 'b', 'c'];
    const { element } = change([wall], viewed([wall, ...ids.map((id, i) => girl(id, 100 * i))]));
    const seen = ids.map(() => Number.NaN);
    let frame = 0;
    pass(2, () => {
      frame += 1;
      for (const [i, id] of ids.entries())
        if (Number.isNaN(seen[i]) && element(id).alpha > 0) seen[i] = frame / 30;
    });
    const [a = 0, b = 0, c = 0] = seen;
    expect(b - a).toBeCloseTo(0.15, 1);
    expect(c - b).toBeCloseTo(0.15, 1);
  });

  test('an element whose position changes moves to its new position', () => {
    const { element } = change([girl('a', 300)], viewed([girl('a', 900)]));
    pass(0.4);
    expect(element('a').x).toBeGreaterThan(300);
    expect(element('a').x).toBeLessThan(900);
    pass(1);
    expect(element('a').x).toBe(900);
  });

  test('a new pose is complete within 0.05 s', () => {
    const { element } = change([romy], viewed([{ ...romy, rig: PROUD }]));
    pass(0.05);
    expect(element('romy').rig).toEqual(PROUD);
  });

  test('a new look, a blink and the first change of position come within 0.12 s, while the previous overlay still fades out', () => {
    const next = viewed([{ ...romy, rig: PROUD }, girl('a', 900)], { overlay: bubble('ambassador') });
    const { element, timeline } = change([romy, girl('a', 300)], next, { overlayLeaves: true });
    pass(0.03);
    expect(element('romy')).toMatchObject({ rig: PROUD, blink: true });
    timeline.pause().time(0.12); // a moving element changes its position every 0.1 s
    expect(element('a').x).toBeGreaterThan(300);
  });

  test('the next overlay is shown after the previous overlay has faded out', () => {
    const { onShow } = change([wall], viewed([wall]), { overlayLeaves: true });
    pass(0.29);
    expect(onShow).not.toHaveBeenCalled();
    pass(0.05);
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  test.each<[number, View['overlay']]>([
    [0, { kind: 'scene' }],
    [1.5, { kind: 'title' }],
    [1.5, { kind: 'card', flipped: false }],
    [1.5, bubble('player.zoe')],
    [3.5, bubble('player.zoe', 2.5)],
  ])('the transition lasts until the overlay is in its place: %d s for %j', (seconds, overlay) => {
    expect(change([wall], viewed([wall], { overlay })).timeline.duration()).toBe(seconds);
  });

  test('an unchanged element needs no tween', () => {
    const tweens = (tableau: Tableau) =>
      change(tableau, viewed(tableau)).timeline.getChildren(true, true, true).length;
    expect(tweens([wall, girl('a', 300), romy])).toBe(tweens([]));
  });

  test('an element that leaves fades out in 0.3 s, faster and faster', () => {
    const { timeline, element } = change([girl('old', 300)], viewed([]));
    const alphas = [0.15, 0.3].map(second => {
      timeline.pause().time(second);
      return element('old').alpha;
    });
    expect(alphas).toEqual([0.875, 0]);
  });

  test('an element that moves shows eight positions after the first, each for several frames', () => {
    const { element } = change([girl('a', 300)], viewed([girl('a', 700)]));
    const spots = new Set<number>();
    pass(1, () => spots.add(element('a').x));
    expect([...spots]).toEqual([300, 350, 400, 450, 500, 550, 600, 650, 700]);
  });

  test('new elements enter one after another, after old elements have left', () => {
    const tableau = [wall, girl('a', 1), girl('b', 2), girl('c', 3)];
    const { timeline, element } = change([wall, girl('old', 300)], viewed(tableau));
    const seenAt = (second: number) => {
      timeline.pause().time(second);
      return ['a', 'b', 'c'].filter(id => element(id).alpha > 0);
    };
    expect([0.79, 0.82, 0.94, 0.97, 1.09, 1.12].map(seenAt)).toEqual([
      [],
      ['a'],
      ['a'],
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  test('a figure enters together with its shadow, and the next figure later', () => {
    const tableau = [wall, girl('shadow of a', 1), girl('shadow of b', 2), girl('a', 1), girl('b', 2)];
    const { timeline, element } = change([wall], viewed(tableau));
    timeline.pause().time(0.6);
    expect([element('shadow of a').alpha, element('a').alpha].map(alpha => alpha > 0)).toEqual([true, true]);
    expect([element('shadow of b').alpha, element('b').alpha]).toEqual([0, 0]);
  });

  test('a new layer of the place fades in without moving, after old elements have left', () => {
    const flag = { ...girl('flag', 50), piece: true } as const;
    const next = viewed([wall, flag]);
    const { timeline, element } = change([wall, girl('old', 300)], next);
    const flagAt = (second: number) => {
      timeline.pause().time(second);
      return { ...element('flag') };
    };
    const rest = restingElements(next.tableau, 'md').get('flag');
    expect(flagAt(0.3)).toMatchObject({ ...rest, alpha: 0 });
    const halfway = flagAt(0.45);
    expect(halfway).toMatchObject({ ...rest, alpha: halfway.alpha });
    expect(halfway.alpha).toBeGreaterThan(0);
    expect(halfway.alpha).toBeLessThan(1);
    expect(flagAt(0.6)).toMatchObject({ ...rest });
  });

  test('if the step starts at once, new elements enter one after another while old elements still fade out', () => {
    const flag = { ...girl('flag', 50), piece: true } as const;
    const next = viewed([wall, flag, girl('a', 1), girl('b', 2)], { startsAtOnce: true });
    const { timeline, element } = change([wall, girl('old', 300)], next, { overlayLeaves: true });
    const seenAt = (second: number) => {
      timeline.pause().time(second);
      return ['old', 'flag', 'a', 'b'].filter(id => element(id).alpha > 0);
    };
    expect([0.02, 0.14, 0.17].map(seenAt)).toEqual([
      ['old', 'flag', 'a'],
      ['old', 'flag', 'a'],
      ['old', 'flag', 'a', 'b'],
    ]);
  });
});

describe('an act within a place', () => {
  const changed = { ...girl('a', 700), image: image(2) };
  const arc = { act: 'arc', who: 'a', height: 100, at: 0.4 } as const;
  const acting = (...acts: View['acts']) => change([girl('a', 300)], viewed([changed], { acts }));

  test('replaces all other motion of its elements: they do not change before it, and do not travel', () => {
    const { timeline, element } = acting(arc);
    timeline.pause().time(0.39);
    expect(element('a')).toMatchObject({ x: 300, image: image(1) });
    timeline.time(0.9);
    expect(element('a').x).toBeCloseTo(500, 6);
    expect(element('a').y).toBeCloseTo(700, 6);
    expect(element('a').image).toBe(image(2));
  });

  test('does not play if it belongs to the layout that is not shown', () => {
    const { timeline, element } = acting({ ...arc, layout: 'sm' });
    timeline.pause().time(0.39);
    expect(element('a')).toMatchObject({ x: 500, y: 800, image: image(2) });
  });

  test('plays if it belongs to the shown layout', () => {
    const { timeline, element } = acting({ ...arc, layout: 'md' });
    timeline.pause().time(0.9);
    expect(element('a').y).toBeCloseTo(700, 6);
  });

  const a = girl('a', 300);
  const b = girl('b', 500);
  test.each<[when: string, from: Tableau, to: Tableau, startsAtOnce: boolean, begin: number]>([
    ['at once if no other element changes', [wall, a], [wall, changed], false, 0],
    ['after 0.3 s if another element moves', [wall, a, b], [wall, changed, girl('b', 600)], false, 0.3],
    ['after 0.3 s if another element leaves', [wall, a, b], [wall, changed], false, 0.3],
    ['at once if its step starts at once', [wall, a, b], [wall, changed], true, 0],
  ])('begins %s, while the previous overlay fades out', (_, from, to, startsAtOnce, begin) => {
    const next = viewed(to, { startsAtOnce, acts: [{ ...arc, at: 0 }] });
    const { timeline, element } = change(from, next, { overlayLeaves: true });
    timeline.pause().time(Math.max(0, begin - 0.01));
    expect(element('a')).toMatchObject({ x: 300, image: image(1) });
    timeline.time(begin + 0.5); // the middle of the arc
    expect(element('a')).toMatchObject({ x: 500, image: image(2) });
  });
});

describe('a new element with an act', () => {
  const from = { md: { x: 50, y: 60, k: 0.5, turn: 10 } } as const;
  const ball = girl('ball', 900);
  const near: Shot = { md: [200, 100, 600, 400] };
  const thrown = (act: 'arc' | 'roll', at: number) =>
    ({ act, who: 'ball', height: 100, at, from: { ...from, sm: { x: 1, y: 2 } } }) as const;

  test.each(['arc', 'roll'] as const)(
    'that begins at another position is invisible at that position until the act begins, and does not enter: %s',
    act => {
      const next = viewed([wall, ball], { acts: [thrown(act, 0.4)] });
      const { timeline, element } = change([wall], next);
      timeline.pause().time(0.39);
      expect(element('ball')).toMatchObject({ x: 50, y: 60, k: 0.5, rotation: 10, alpha: 0, lift: 0 });
      timeline.time(0.45);
      expect(element('ball')).toMatchObject({ alpha: 1, lift: 0 });
      expect(element('ball').x).toBeGreaterThan(50);
      expect(element('ball').x).toBeLessThan(900);
      timeline.time(timeline.duration());
      expect(element('ball')).toMatchObject({ x: 900, y: 800, k: 1, alpha: 1, lift: 0 });
    },
  );

  test('that begins at another position is visible at the start of an act without a delay', () => {
    const { at: _, ...act } = thrown('arc', 0);
    const { timeline, element } = change([wall], viewed([wall, ball], { acts: [act] }));
    expect(element('ball').alpha).toBe(0);
    timeline.pause().time(0.01);
    expect(element('ball').alpha).toBe(1);
  });

  test.each<[why: string, act: View['acts'][number]]>([
    ['names no start', { act: 'arc', who: 'ball', height: 100, at: 2 }],
    [
      'names a start on the other layout only',
      { act: 'roll', who: 'ball', at: 2, from: { sm: { x: 1, y: 2 } } },
    ],
    ['is that of another element', { act: 'arc', who: 'a', height: 100, from }],
  ])('enters as usual if the act %s', (_, act) => {
    const next = viewed([wall, girl('a', 300), ball], { acts: [act] });
    const { timeline, element } = change([wall, girl('a', 300)], next);
    expect(element('ball')).toMatchObject({ x: 900, y: 800, alpha: 0, lift: ENTRY.lift });
    timeline.pause().time(1.6);
    expect(element('ball')).toMatchObject({ x: 900, y: 800, alpha: 1, lift: 0 });
  });

  test.each(['arc', 'roll'] as const)(
    'that begins at another position is invisible at that position while a cut uncovers the shot: %s',
    act => {
      const next = viewed([wall, ball], { shot: near, acts: [thrown(act, 0.4)] });
      const { timeline, element } = change([wall], next);
      for (const second of [0.16, 0.69]) {
        timeline.pause().time(second);
        expect(element('ball')).toMatchObject({ x: 50, y: 60, k: 0.5, rotation: 10, alpha: 0 });
      }
      timeline.time(0.75);
      expect(element('ball').alpha).toBe(1);
      expect(element('ball').x).toBeGreaterThan(50);
    },
  );
});

describe('from place to place', () => {
  test('the wipe covers the old place before it changes, and uncovers the new one', () => {
    const { state } = change([wall, girl('old', 300)], viewed([wall, girl('new', 900)]), {
      placeChanges: true,
    });
    let covered = 0;
    pass(1, () => {
      if (state.wipe < 0.5) expect([...state.elements.keys()]).toEqual(['wall', 'old']);
      else expect([...state.elements.keys()]).toEqual(['wall', 'new']);
      if (state.wipe > 0 && state.wipe < 1) covered += 1;
    });
    expect(covered).toBeGreaterThan(5);
    expect(state.wipe).toBe(1);
  });

  test('the wipe covers the stage in 0.25 s and uncovers it in 0.25 s, both eased', () => {
    const { state, timeline } = change([wall], viewed([wall]), { placeChanges: true });
    const wipes = [0.0625, 0.1875, 0.25, 0.3125, 0.4375, 0.5].map(second => {
      timeline.pause().time(second);
      return state.wipe;
    });
    expect(wipes).toEqual([0.0625, 0.4375, 0.5, 0.5625, 0.9375, 1]);
  });

  test('the first figure enters after 0.5 s and the next 0.15 s later, however many other elements the place has', () => {
    const next = viewed([wall, { ...wall, id: 'sky' }, girl('a', 1), girl('b', 2)]);
    const { timeline, element } = change([], next, { placeChanges: true });
    const seenAt = (second: number) => {
      timeline.pause().time(second);
      return ['a', 'b'].filter(id => element(id).alpha > 0);
    };
    expect([0.49, 0.52, 0.64, 0.67].map(seenAt)).toEqual([[], ['a'], ['a'], ['a', 'b']]);
  });

  test('the ambassador does not speak her bubble again on the way back to it', () => {
    const next = viewed([romy], { overlay: bubble('ambassador') });
    const { timeline } = change([romy], next, { placeChanges: true });
    expect(timeline.duration()).toBe(0.25 + 1.5);
  });

  test('the new place is visible at once, and then its figures enter', () => {
    const { element } = change([], viewed([wall, girl('new', 900)]), { placeChanges: true });
    pass(0.27);
    expect(element('wall').alpha).toBe(1);
    expect(element('new').alpha).toBe(0);
    pass(0.3);
    expect(element('new').alpha).toBeGreaterThan(0);
    pass(1);
    expect(element('new')).toMatchObject({ alpha: 1, lift: 0 });
  });
});

describe('a title', () => {
  const disc = { md: [300, 200, 50], sm: [90, 100, 20] } as const;
  const field = { ...wall, id: 'field' };
  const title = viewed([field], { overlay: { kind: 'title' } });
  const place = viewed([wall], { overlay: { kind: 'scene' }, disc });
  const near = viewed([wall], { disc, shot: { disc } });
  const seen = ({ elements, wipe, cut }: StageState) => [...elements.keys(), wipe, cut];
  const go = (next: View, last: View, overlayLeaves = false) =>
    change(last.tableau, next, { placeChanges: true, last, shot: last.shot, overlayLeaves }).state;

  test('appears by a cut, without a wipe, after the camera has moved into the place’s disc', () => {
    const state = go(title, place);
    pass(0.4);
    expect(seen(state)).toEqual(['wall', 0, 0]);
    expect([state.camera.to.disc, state.camera.way < 1]).toEqual([disc, true]);
    pass(0.1);
    expect(seen(state)).toEqual(['field', 0, 0]);
    expect(state.camera.to).toEqual(title.shot);
  });

  test('appears by an immediate cut if the camera already shows the disc as large as the title’s', () => {
    const state = go(title, near);
    pass(0.04);
    expect(seen(state)).toEqual(['field', 0, 0]);
  });

  test('waits until the card before it has faded out, so that the disc is visible', () => {
    const state = go(title, near, true);
    pass(0.29);
    expect(seen(state)).toEqual(['wall', 0, 0]);
    pass(0.1);
    expect(seen(state)).toEqual(['field', 0, 0]);
  });

  test('ends, after its words have faded out, with a cut to the next place’s disc; then the camera moves out of the disc', () => {
    const state = go(place, title, true);
    pass(0.29);
    expect(seen(state)).toEqual(['field', 0, 0]);
    pass(0.1);
    expect(seen(state)).toEqual(['wall', 0, 0]);
    expect([state.camera.to, state.camera.way]).toEqual([atDisc(disc, NEARER.size), 1]);
    pass(0.4);
    expect(state.camera.from).toEqual(atDisc(disc, NEARER.size));
    expect(state.camera.to).toEqual(place.shot);
    pass(0.8);
    expect(state.camera.way).toBe(1);
  });

  test('ends at once if nothing has to fade out first; the camera rests for 0.25 s, then moves out of the disc', () => {
    const { state, timeline } = change(title.tableau, place, {
      placeChanges: true,
      last: title,
      shot: title.shot,
    });
    for (const second of [0.01, 0.24]) {
      timeline.pause().time(second);
      expect(seen(state)).toEqual(['wall', 0, 0]);
      expect(state.camera).toMatchObject({ from: atDisc(disc), to: atDisc(disc), way: 1 });
    }
    timeline.time(0.25 + 0.45);
    expect(state.camera).toMatchObject({ from: atDisc(disc), to: place.shot });
    expect(state.camera.way).toBeCloseTo(0.5, 6);
    timeline.time(0.25 + 0.9);
    expect(state.camera.way).toBe(1);
  });

  test.each(LAYOUTS)(
    'and the place before or after it have discs of equal position and size at the cut, layout %s',
    layout => {
      for (const [next, last, from, to] of [
        [place, title, TITLE_DISC, disc],
        [title, near, disc, TITLE_DISC],
      ] as const) {
        const state = go(next, last, true);
        const inWindow = ([discX, discY, r]: Disc) => {
          const { scale, x, y } = fitShot(layout, STAGE[layout], state.camera.to);
          return [discX * scale + x, discY * scale + y, r * scale].map(Math.round);
        };
        pass(0.29);
        const before = inWindow(from[layout]);
        pass(0.05);
        expect([...state.elements.keys()]).toEqual([next === title ? 'field' : 'wall']);
        expect(inWindow(to[layout])).toEqual(before);
      }
    },
  );

  test('ends with a wipe on the way back to the chapter before, although the place there has a disc', () => {
    const state = go(viewed([wall], { overlay: { kind: 'card', flipped: true }, disc }), title);
    pass(0.1);
    expect(state.wipe).toBeGreaterThan(0);
  });

  test('is needed for a match cut: without a title, a wipe separates two places with discs', () => {
    const state = go(place, { ...place, tableau: [field] });
    pass(0.1);
    expect(state.wipe).toBeGreaterThan(0);
  });

  test('begins and ends with a wipe if the place has no disc', () => {
    const { disc: _, ...flat } = place;
    for (const [next, last] of [
      [title, flat],
      [flat, title],
    ] as const) {
      const state = go(next, last);
      pass(0.1);
      expect(state.wipe).toBeGreaterThan(0);
    }
  });
});

describe('the acts of a scene', () => {
  const swaying = { ...wall, id: 'net', md: { x: 30, y: 40 } };
  const acts = [{ act: 'sway', who: 'net', degrees: 20, seconds: 4 } as const];
  const mostTurned = (overlay: View['overlay']) => {
    const next = viewed([wall, swaying], { acts, overlay });
    const { state } = change([], next, { placeChanges: true });
    let most = 0;
    let size = 0;
    pass(5, () => {
      most = Math.max(most, state.elements.get('net')?.rotation ?? 0);
      size = Math.max(size, state.elements.get('net')?.k ?? 0);
    });
    expect(size).toBeGreaterThan(1.001);
    expect(state.elements.get('net')).toMatchObject(restingElements(next.tableau, 'md').get('net') ?? {});
    return most;
  };

  test('play while its figures enter', () => {
    expect(mostTurned({ kind: 'scene' })).toBeCloseTo(20, 0);
  });

  test('do not play at a later step that is entered from the next chapter', () => {
    expect(mostTurned({ kind: 'card', flipped: false })).toBe(0);
  });
});

describe('the ambassador', () => {
  const speaking = (speaker: 'ambassador' | 'player.zoe') =>
    change([romy], viewed([romy], { overlay: bubble(speaker) }));

  test('talks and breathes while her bubble enters, and rests afterwards', () => {
    const { element, timeline } = speaking('ambassador');
    const mouths = new Set();
    let breath = 1;
    pass(timeline.duration() + 0.1, () => {
      mouths.add(element('romy').mouth);
      breath = Math.max(breath, element('romy').breath);
    });
    expect(mouths.size).toBeGreaterThan(3);
    expect(breath).toBeGreaterThan(1.01);
    expect(element('romy').mouth).toBeUndefined();
    expect(element('romy').breath).toBeCloseTo(1, 9);
  });

  test('keeps her mouth closed before her bubble, and during the bubble of another speaker', () => {
    const own = speaking('ambassador');
    pass(0.45, () => expect(own.element('romy')).toMatchObject({ mouth: undefined, breath: 1 }));
    pass(0.1);
    expect(own.element('romy').mouth).toBe('M');
    const other = speaking('player.zoe');
    pass(3, () => expect(other.element('romy')).toMatchObject({ mouth: undefined, breath: 1, blink: false }));
  });

  test('blinks when her bubble begins', () => {
    const { element } = speaking('ambassador');
    pass(0.05);
    expect(element('romy').blink).toBe(true);
    pass(0.1);
    expect(element('romy').blink).toBe(false);
  });

  test('may speak without being in the picture', () => {
    const { timeline } = change([wall], viewed([wall], { overlay: bubble('ambassador') }));
    expect(timeline.duration()).toBe(1.5);
  });
});

describe('with reduced motion', () => {
  const everyChange = smallStory.steps
    .slice(1)
    .map((step, i) => [step.label, smallStory.steps[i]?.tableau ?? [], step] as const);

  test.each(everyChange)('no tween into %s is longer than 0.1 s', (label, from, _) => {
    const next = viewOf(smallStory, { ...begin(smallStory), label });
    for (const placeChanges of [false, true]) {
      const { timeline } = change(from, next, { placeChanges, reduced: true, overlayLeaves: true });
      for (const tween of timeline.getChildren(true, true, false))
        expect(tween.duration()).toBeLessThanOrEqual(0.1);
      expect(timeline.duration()).toBeLessThanOrEqual(0.2);
    }
  });

  test('elements do not travel, turn, rise, breathe or talk, there is no wipe, and new elements fade in without moving', () => {
    const next = viewed([{ ...girl('a', 900), md: { x: 900, y: 1, turn: 9 } }, girl('new', 40), romy], {
      overlay: bubble('ambassador'),
      acts: [{ act: 'arc', who: 'a', height: 300 }],
    });
    const { state, element } = change([girl('a', 300)], next, { reduced: true, placeChanges: true });
    const seen: number[] = [];
    pass(1, () => {
      seen.push(element('new').alpha);
      expect([state.wipe, state.cut]).toEqual([0, 0]);
      for (const rest of restingElements(next.tableau, 'md').values()) {
        expect(element(rest.id)).toMatchObject({ ...rest, alpha: element(rest.id).alpha });
      }
    });
    expect(seen[0]).toBeLessThan(1);
    expect(seen[3]).toBe(1);
  });

  test('elements that stay do not fade', () => {
    const { element } = change([girl('a', 300)], viewed([girl('a', 900)]), { reduced: true });
    pass(0.3, () => expect(element('a').alpha).toBe(1));
  });

  test('the overlay is shown after 0.1 s, and is in its place 0.1 s later', () => {
    const { timeline, onShow } = change([wall], viewed([wall]), { reduced: true });
    expect(timeline.duration()).toBe(0.2);
    timeline.pause().time(0.09);
    expect(onShow).not.toHaveBeenCalled();
    timeline.time(0.11);
    expect(onShow).toHaveBeenCalledTimes(1);
  });
});

describe('between two shots of a place', () => {
  const near: Shot = { md: [200, 100, 600, 400] };

  test('the camera and all elements change while the edge of the cut covers the window', () => {
    const next = viewed([wall, girl('stays', 900), girl('new', 400)], { shot: near });
    const { state, element, onShow } = change([wall, girl('stays', 300), girl('old', 500)], next);
    pass(0.1);
    expect(state.cut).toBeGreaterThan(0);
    expect(state.cut).toBeLessThan(0.5);
    expect(state.camera.to).toEqual({});
    expect(element('stays').x).toBe(300);
    expect(state.elements.has('new')).toBe(false);
    pass(0.1);
    expect(state.cut).toBeGreaterThanOrEqual(0.5);
    expect(state.camera).toMatchObject({ from: near, to: near, way: 1 });
    expect(element('stays')).toMatchObject({ x: 900, alpha: 1 });
    expect(element('new')).toMatchObject({ x: 400, alpha: 1, lift: 0 });
    expect(state.elements.has('old')).toBe(false);
    pass(0.2);
    expect(state.cut).toBe(1);
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  test('an element of an act keeps its position at the cut, and acts afterwards', () => {
    const next = viewed([wall, girl('runs', 900)], {
      shot: near,
      acts: [{ act: 'roll', who: 'runs', seconds: 1, turns: 0 }],
    });
    const { element } = change([wall, girl('runs', 300)], next);
    pass(0.25);
    expect(element('runs').x).toBe(300);
    pass(0.6);
    expect(element('runs').x).toBeGreaterThan(300);
    pass(1);
    expect(element('runs').x).toBe(900);
  });

  test('a new element shows the first frame of its act while the cut uncovers it', () => {
    const next = viewed([wall, { ...girl('page', 400), image: '03_page-17' }], {
      shot: near,
      acts: [{ act: 'frames', who: 'page', images: ['03_page-17_turning'], fps: 2 }],
    });
    const { element } = change([wall], next);
    pass(0.2);
    expect(element('page').image).toBe('03_page-17_turning');
    pass(0.4);
    expect(element('page').image).toBe('03_page-17_turning');
    pass(0.5);
    expect(element('page').image).toBe('03_page-17');
  });

  test('a new element without the act `frames` shows its image at rest while the cut uncovers it', () => {
    const next = viewed([wall, girl('page', 400), { ...girl('flag', 600), face: 'joy' }, girl('ball', 800)], {
      shot: near,
      acts: [
        { act: 'frames', who: 'page', images: [image(5)], fps: 2 },
        { act: 'sway', who: 'flag', degrees: 5 },
      ],
    });
    const { timeline, element } = change([wall], next);
    timeline.pause().time(0.16);
    expect(element('page').image).toBe(image(5));
    expect(element('flag')).toMatchObject({ image: image(1), face: 'joy', alpha: 1 });
    expect(element('ball')).toMatchObject({ image: image(1), alpha: 1 });
  });

  test('a step that starts at once changes elements, camera and overlay and plays its acts at once, without a cut’s edge', () => {
    const next = viewed([wall, girl('runs', 900), girl('new', 400)], {
      shot: near,
      startsAtOnce: true,
      acts: [{ act: 'walk', who: 'runs', images: [image(5)], seconds: 1 }],
    });
    const { state, element, timeline, onShow } = change([wall, girl('runs', 300), girl('old', 500)], next, {
      overlayLeaves: true,
    });
    timeline.pause().time(0.01);
    expect(state.camera).toMatchObject({ from: near, to: near, way: 1 });
    expect([...state.elements.keys()]).toEqual(['wall', 'runs', 'new']);
    expect(element('runs')).toMatchObject({ x: 300, image: image(5) });
    expect(onShow).toHaveBeenCalledTimes(1);
    for (const second of [0.1, 0.2, 0.29]) {
      timeline.time(second);
      expect(state.cut).toBe(0);
    }
  });

  test('that are similar, the camera moves slowly, and no edge covers the stage', () => {
    const nearer: Shot = { md: [210, 110, 580, 380] };
    const { state } = change([wall], viewed([wall], { shot: nearer }), { shot: near });
    pass(1.2);
    expect(state.cut).toBe(0);
    expect(state.camera).toMatchObject({ from: near, to: nearer });
    expect(state.camera.way).toBeGreaterThan(0.3);
    expect(state.camera.way).toBeLessThan(0.7);
    pass(1.5);
    expect(state.camera).toMatchObject({ to: nearer, way: 1 });
  });

  test('that differ only in focus, the camera jumps in a wide window, without motion or the edge of a cut', () => {
    const upright: Shot = { focus: [500, 100, 500, 800] };
    const { state } = change([wall, girl('old', 500)], viewed([wall], { shot: upright }));
    pass(0.1);
    expect(state.camera.to).toEqual({});
    pass(0.2);
    expect(state.cut).toBe(0);
    expect(state.camera).toMatchObject({ from: upright, to: upright, way: 1 });
  });

  test('that differ only in focus, the camera changes behind the edge of a cut in an upright window', () => {
    const upright: Shot = { focus: [500, 100, 500, 800] };
    const { state } = change([wall, girl('old', 500)], viewed([wall], { shot: upright }), {
      isUpright: true,
    });
    pass(0.1);
    expect(state.cut).toBeGreaterThan(0);
    expect(state.camera.to).toEqual({});
    pass(0.2);
    expect(state.camera).toMatchObject({ from: upright, to: upright, way: 1 });
  });

  test('with reduced motion, there is no edge and no camera motion', () => {
    const { state } = change([wall], viewed([wall], { shot: near }), { reduced: true });
    expect(state.cut).toBe(0);
    expect(state.camera).toMatchObject({ from: near, to: near, way: 1 });
  });
});

test.each(['md', 'sm'] as const)(
  'cutTo() sets the state to exactly what the view declares: %s',
  (layout: Layout) => {
    const state: StageState = { ...newStage(), wipe: 0.4, cut: 0.6 };
    for (const { label, tableau, shot } of [...smallStory.steps, ...smallStory.steps.toReversed()]) {
      for (const element of state.elements.values())
        Object.assign(element, { x: -1, alpha: 0.3, mouth: 'A', blink: true, lift: 4 });
      cutTo(state, viewOf(smallStory, { ...begin(smallStory), label }), layout);
      expect(Object.fromEntries(state.elements)).toEqual(
        Object.fromEntries(restingElements(tableau, layout)),
      );
      expect([state.wipe, state.cut]).toEqual([0, 0]);
      expect(state.camera).toMatchObject({ to: shot, way: 1 });
    }
  },
);

test('an element without a placement in a layout is not in the state of that layout', () => {
  expect([...restingElements(smallStory.steps[0]?.tableau ?? [], 'md').keys()]).toContain('bench');
  expect([...restingElements(smallStory.steps[0]?.tableau ?? [], 'sm').keys()]).not.toContain('bench');
});

test('an element at 0, 0 is a layer, and a figure is not', () => {
  const [sky, her] = [...restingElements([wall, girl('a', 3)], 'md').values()];
  expect(sky?.isLayer).toBe(true);
  expect(her?.isLayer).toBe(false);
});

test('a transition that is killed before it runs leaves no tween', () => {
  const { timeline, element } = change([wall], viewed([wall, girl('new', 9)]));
  timeline.kill();
  pass(2);
  expect(element('new').alpha).toBe(0);
  expect(gsap.getTweensOf(element('new'))).toEqual([]);
});
