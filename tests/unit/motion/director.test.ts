import { describe, expect, test } from 'vitest';
import { smallStory as story } from '../story/smallStory.ts';
import { pass } from './byHand.ts';
import { declared, everyWay, LAYOUTS, rehearsal, still, viewAt } from './still.ts';

/** Seconds in which any transition of the small story is over. */
const LONG = 6;
const ways = everyWay(story);

describe.each(LAYOUTS)('jumped to equals played to, in layout %s:', layout => {
  test.each(ways.map(([from, to]) => [to.label, from.label, from, to] as const))(
    '%s from %s',
    (_, __, from, to) => {
      const [played, jumped] = [rehearsal(), rehearsal()];
      played.director.jump(from, layout);
      played.director.play(to, layout);
      pass(LONG);
      jumped.director.jump(to, layout);
      expect(still(played.director.picture)).toEqual(still(jumped.director.picture));
      expect(still(played.director.picture)).toEqual(declared(to.tableau, layout));
      expect(played.told).toEqual([`shown ${to.label}`, `settled ${to.label}`]);
    },
  );

  test('every label, played one after the other from an empty stage', () => {
    const { director } = rehearsal();
    for (const { label, tableau } of [...story.steps, ...story.steps.toReversed()]) {
      director.play(viewAt(story, label), layout);
      pass(LONG);
      expect(still(director.picture)).toEqual(declared(tableau, layout));
    }
  });

  test('every label, with reduced motion', () => {
    const { director, told } = rehearsal({ reduced: true });
    for (const { label, tableau } of story.steps) {
      director.play(viewAt(story, label), layout);
      pass(0.25);
      expect(told.at(-1)).toBe(`settled ${label}`);
      expect(still(director.picture)).toEqual(declared(tableau, layout));
    }
  });

  test('every label, by a visitor who never waits for a motion to end', () => {
    const { director, told } = rehearsal();
    for (const [i, { label, tableau }] of story.steps.entries()) {
      director.play(viewAt(story, label), layout);
      pass((i % 9) * 0.13);
      director.finish();
      expect(still(director.picture)).toEqual(declared(tableau, layout));
    }
    expect(told).toEqual(story.steps.flatMap(({ label }) => [`shown ${label}`, `settled ${label}`]));
  });

  test('across the breakpoint, in the middle of a motion', () => {
    const other = layout === 'md' ? 'sm' : 'md';
    const { director } = rehearsal();
    const [first, second] = ways[5] ?? [];
    if (!first || !second) throw new Error('no way');
    director.jump(first, other);
    director.play(second, other);
    pass(0.4);
    director.jump(first, layout);
    director.play(second, layout);
    pass(LONG);
    expect(still(director.picture)).toEqual(declared(second.tableau, layout));
  });
});

const [from, to] = [viewAt(story, 'chapter_2_4'), viewAt(story, 'chapter_2_5')];
const [title, scene] = [viewAt(story, 'chapter_2_0'), viewAt(story, 'chapter_2_1')];

describe('a transition cut short', () => {
  test.each([0, 0.05, 0.3, 0.7, 1.2])(
    'after %d s ends at once where it was going, shows and settles once',
    seconds => {
      for (const [before, after] of [
        [from, to],
        [title, scene],
      ] as const) {
        const { director, told } = rehearsal();
        director.jump(before, 'md');
        director.play(after, 'md');
        pass(seconds);
        director.finish();
        const end = still(director.picture);
        expect(end).toEqual(declared(after.tableau, 'md'));
        expect(told).toEqual([`shown ${after.label}`, `settled ${after.label}`]);
        pass(LONG);
        expect(still(director.picture)).toEqual(end);
        expect(told.length).toBe(2);
      }
    },
  );

  test('by the next one ends first, so that no step is left out', () => {
    const { director, told } = rehearsal();
    director.jump(from, 'md');
    director.play(to, 'md');
    pass(0.2);
    director.play(viewAt(story, 'chapter_2_6'), 'md');
    expect(told).toEqual(['shown chapter_2_5', 'settled chapter_2_5']);
    pass(LONG);
    expect(told.slice(2)).toEqual(['shown chapter_2_6', 'settled chapter_2_6']);
  });

  test('by a jump is forgotten: it never settles', () => {
    const { director, told } = rehearsal();
    director.jump(from, 'md');
    director.play(to, 'md');
    pass(0.2);
    director.jump(from, 'md');
    pass(LONG);
    expect(told).toEqual([]);
    expect(still(director.picture)).toEqual(declared(from.tableau, 'md'));
  });

  test('by the end of the visit stands still and tells nothing', () => {
    const { director, told, drawn } = rehearsal();
    director.jump(from, 'md');
    director.play(to, 'md');
    pass(0.2);
    director.stop();
    const [end, count] = [still(director.picture), drawn()];
    pass(LONG);
    expect(still(director.picture)).toEqual(end);
    expect(drawn()).toBe(count);
    expect(told).toEqual([]);
  });
});

test('to finish at rest does nothing', () => {
  const { director, told, drawn } = rehearsal();
  director.jump(from, 'md');
  const count = drawn();
  director.finish();
  expect(told).toEqual([]);
  expect(drawn()).toBe(count);
});

test('a jump draws once, and the stage at rest is not drawn again', () => {
  const { director, drawn } = rehearsal();
  director.jump(from, 'md');
  pass(3);
  expect(drawn()).toBe(1);
  director.play(to, 'md');
  pass(LONG);
  const count = drawn();
  expect(count).toBeGreaterThan(10);
  pass(3);
  expect(drawn()).toBe(count);
});

describe('a blink', () => {
  const romy = (picture: { actors: ReadonlyMap<string, { blink: boolean }> }) => picture.actors.get('romy');

  test('shuts her eyes for a moment and costs only its own frames', () => {
    const { director, drawn } = rehearsal();
    director.jump(from, 'md');
    const before = still(director.picture);
    let shut = 0;
    director.blink();
    pass(1, () => {
      shut += romy(director.picture)?.blink ? 1 : 0;
    });
    expect(shut).toBeGreaterThanOrEqual(2);
    expect(shut).toBeLessThanOrEqual(6);
    expect(still(director.picture)).toEqual(before);
    expect(drawn()).toBeLessThan(10);
  });

  test('does not happen while motion plays, with reduced motion, or where she is not', () => {
    const moving = rehearsal();
    moving.director.jump(from, 'md');
    moving.director.play(to, 'md');
    const quiet = rehearsal({ reduced: true });
    quiet.director.jump(from, 'md');
    const away = rehearsal();
    away.director.jump(title, 'md');
    for (const { director } of [moving, quiet, away]) director.blink();
    pass(0.3, () => {
      for (const { director } of [moving, quiet, away]) {
        for (const actor of director.picture.actors.values()) expect(actor.blink).toBe(false);
      }
    });
  });

  test('that a transition interrupts leaves her eyes open', () => {
    const { director } = rehearsal();
    director.jump(from, 'md');
    director.blink();
    pass(0.05);
    director.play(to, 'md');
    director.finish();
    pass(1);
    expect(still(director.picture)).toEqual(declared(to.tableau, 'md'));
  });
});
