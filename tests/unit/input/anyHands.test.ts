/** As if children drum on the screen. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listen } from '../../../src/input/listen.ts';
import { resolve } from '../../../stage/runner/labels.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { smallStory as story } from '../runner/smallStory.ts';
import { wayOn } from '../runner/visitor.ts';

const EVENTS = 10_000;
const KEYS = ['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'ArrowUp', 'l', 'Tab', 'Enter', ' ', 'x'];

type Action =
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'down' | 'up' | 'cancel' | 'click'; readonly finger: number; readonly x: number }
  | { readonly does: 'select' | 'zoom' | 'cover' | 'settle' | 'answer' };

const coordinate = fc.integer({ min: 0, max: 1000 });
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      does: fc.constantFrom('down', 'up', 'cancel', 'click'),
      finger: fc.integer({ min: 1, max: 6 }),
      x: coordinate,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('settle', 'answer') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('select', 'zoom', 'cover') }) },
);

const indexOfStep = (label: string) => story.steps.findIndex(step => step.label === label);

function firstBrokenRule(all: readonly Action[]): string | undefined {
  const events = new EventTarget();
  const page = { isCovered: false, selected: '', isZoomed: false };
  const down = new Set<number>();
  let primary: number | undefined;
  let moves = 0;
  const runner = createRunner(story, {}, () => 0.5);
  listen(
    { events, isCovered: () => page.isCovered, selected: () => page.selected, isZoomed: () => page.isZoomed },
    {
      move(type) {
        moves += 1;
        runner.dispatch({ type });
      },
      log() {},
    },
  );
  const fire = (type: string, fields: object) =>
    events.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  const finger = (id: number, x: number) => ({
    clientX: x,
    clientY: 300,
    button: 0,
    pointerType: 'touch',
    pointerId: id,
    isPrimary: id === primary,
  });

  function perform(what: Action) {
    switch (what.does) {
      case 'key':
        return void fire('keydown', { key: what.key, repeat: false, isComposing: false });
      case 'down':
        if (down.has(what.finger)) return;
        // as in a browser
        if (down.size === 0) primary = what.finger;
        down.add(what.finger);
        return void fire('pointerdown', finger(what.finger, what.x));
      case 'up':
      case 'cancel':
        if (!down.delete(what.finger)) return;
        return void fire(`pointer${what.does}`, finger(what.finger, what.x));
      case 'click':
        return void fire('click', finger(what.finger, what.x));
      case 'select':
        page.selected = page.selected ? '' : 'left back';
        return;
      case 'zoom':
        page.isZoomed = !page.isZoomed;
        return;
      case 'cover':
        page.isCovered = !page.isCovered;
        return;
      case 'answer':
        // at a question or a card
        for (const command of wayOn(story, runner.progress.getState())) runner.dispatch(command);
        return;
      case 'settle':
        runner.dispatch({ type: 'settled', label: runner.progress.getState().label });
    }
  }

  for (const what of all) {
    const before = runner.progress.getState();
    moves = 0;
    perform(what);
    const after = runner.progress.getState();
    if (moves > 1) return `${what.does} moved ${moves} times`;
    if (moves && page.isCovered) return `${what.does} moved a covered page`;
    if (moves && what.does === 'down') return 'a finger that comes down moved';
    if (moves && what.does === 'up' && (page.isZoomed || what.finger !== primary))
      return 'another finger than the first, or one on a magnified page, moved';
    if (what.does === 'answer') continue;
    if (before.status === 'locked' && after.label !== before.label) return `${what.does} passed a lock`;
    if (Math.abs(indexOfStep(after.label) - indexOfStep(before.label)) > 1)
      return `${what.does} skipped a step`;
    if (resolve(story, after.label).label !== after.label) return `${after.label} is no step`;
  }
  return undefined;
}

test(`${EVENTS} random touches and keys never move more than one step at a time and pass no lock`, () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: EVENTS / 20, maxLength: EVENTS / 20, size: 'max' }), all => {
      expect(firstBrokenRule(all)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});
