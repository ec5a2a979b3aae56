import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../src/input/listen.ts';

function fire(events: EventTarget, type: string, fields: object = {}) {
  const event = new Event(type, { cancelable: true });
  events.dispatchEvent(Object.assign(event, fields));
  return event;
}

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const key = (name: string) => ({ key: name, repeat: false, isComposing: false, ...NO_MODIFIER });
const point = (x: number, y: number, more: object = {}) => ({
  clientX: x,
  clientY: y,
  button: 0,
  pointerId: 1,
  isPrimary: true,
  ...more,
});
const FINGER = { pointerType: 'touch' };
const SECOND_FINGER = { pointerType: 'touch', pointerId: 2, isPrimary: false };
const MOUSE = { pointerType: 'mouse' };

let events = new EventTarget();
let page = { isCovered: false, selected: '', isZoomed: false };
let heard = { move: vi.fn(), log: vi.fn() };
let stop = () => {};

beforeEach(() => {
  events = new EventTarget();
  page = { isCovered: false, selected: '', isZoomed: false };
  heard = { move: vi.fn(), log: vi.fn() };
  stop = listen(
    {
      events,
      isCovered: () => page.isCovered,
      selected: () => page.selected,
      isZoomed: () => page.isZoomed,
    },
    heard,
  );
});

describe('a key', () => {
  it('with a command moves the story and does not scroll the page', () => {
    const event = fire(events, 'keydown', key('ArrowRight'));
    expect(heard.move.mock.calls).toEqual([['next']]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('that logs the label leaves the story unmoved and keeps its default action', () => {
    const event = fire(events, 'keydown', key('ArrowUp'));
    expect(heard.log).toHaveBeenCalledTimes(1);
    expect(heard.move).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('without a command does nothing and keeps its default action', () => {
    const event = fire(events, 'keydown', key('ArrowDown'));
    expect(heard.move).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('has no effect behind an open dialog', () => {
    page.isCovered = true;
    const event = fire(events, 'keydown', key('ArrowRight'));
    fire(events, 'keydown', key('l'));
    expect(heard.move).not.toHaveBeenCalled();
    expect(heard.log).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a click', () => {
  it('moves to the next step', () => {
    fire(events, 'pointerdown', point(100, 100, MOUSE));
    fire(events, 'pointerup', point(101, 100, MOUSE));
    fire(events, 'click', point(101, 100));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('without a press before it, as from assistive technology, moves to the next step', () => {
    fire(events, 'click', point(0, 0));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('at the end of a drag does not move the story; the click after it does', () => {
    fire(events, 'pointerdown', point(100, 100, MOUSE));
    fire(events, 'click', point(180, 100));
    expect(heard.move).not.toHaveBeenCalled();
    fire(events, 'click', point(180, 100));
    expect(heard.move).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another button', { button: 1 }],
    ['that another listener has handled', { defaultPrevented: true }],
  ])('%s does not move the story', (_, more) => {
    const event = new Event('click');
    for (const [name, value] of Object.entries({ ...point(5, 5), ...more })) {
      Object.defineProperty(event, name, { value });
    }
    events.dispatchEvent(event);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('that selects text, or extends a selection, does not move the story', () => {
    for (const text of ['left back', 'Left back for eleven years.']) {
      fire(events, 'pointerdown', point(5, 5, MOUSE));
      page.selected = text;
      fire(events, 'click', point(5, 5));
    }
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('moves the story if the selection is older than the press', () => {
    page.selected = 'decorative';
    fire(events, 'pointerdown', point(5, 5, FINGER));
    fire(events, 'click', point(5, 5));
    fire(events, 'click', point(0, 0));
    expect(heard.move.mock.calls).toEqual([['next'], ['next']]);
  });

  it('that ends a selection moves the story', () => {
    page.selected = 'decorative';
    fire(events, 'pointerdown', point(5, 5, MOUSE));
    page.selected = '';
    fire(events, 'click', point(5, 5));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('behind an open dialog does not move the story', () => {
    page.isCovered = true;
    fire(events, 'click', point(5, 5));
    expect(heard.move).not.toHaveBeenCalled();
  });
});

describe('a swipe', () => {
  const swipe = (by: number, pointer = FINGER) => {
    fire(events, 'pointerdown', point(200, 300, pointer));
    fire(events, 'pointerup', point(200 + by, 300, pointer));
  };

  it('of a finger moves the story once: the click after it does not move', () => {
    swipe(-80);
    fire(events, 'click', point(120, 300));
    swipe(80);
    expect(heard.move.mock.calls).toEqual([['next'], ['back']]);
  });

  it('of a mouse, or behind an open dialog, does not move the story', () => {
    swipe(-80, MOUSE);
    page.isCovered = true;
    swipe(-80);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('on a magnified page pans and does not move the story', () => {
    page.isZoomed = true;
    swipe(-80);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('cancelled by the browser, to scroll or zoom, does not move the story', () => {
    fire(events, 'pointerdown', point(200, 300, FINGER));
    fire(events, 'pointercancel', point(0, 0, FINGER));
    fire(events, 'pointerup', point(100, 300, FINGER));
    expect(heard.move).not.toHaveBeenCalled();
  });
});

describe('with several fingers on the screen', () => {
  const down = (x: number, finger: object) => fire(events, 'pointerdown', point(x, 300, finger));
  const up = (x: number, finger: object) => fire(events, 'pointerup', point(x, 300, finger));

  it('two fingers that do not move have no effect, in any order of release', () => {
    down(100, FINGER);
    down(300, SECOND_FINGER);
    up(100, FINGER);
    up(300, SECOND_FINGER);
    fire(events, 'click', point(100, 300));
    down(100, FINGER);
    down(300, SECOND_FINGER);
    up(300, SECOND_FINGER);
    up(100, FINGER);
    fire(events, 'click', point(100, 300));
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('only the first finger swipes', () => {
    down(200, FINGER);
    down(300, SECOND_FINGER);
    up(380, SECOND_FINGER);
    expect(heard.move).not.toHaveBeenCalled();
    up(120, FINGER);
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('the first finger still swipes after the browser has cancelled another finger', () => {
    down(200, FINGER);
    down(300, SECOND_FINGER);
    fire(events, 'pointercancel', point(0, 0, SECOND_FINGER));
    up(120, FINGER);
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('a finger that was never lifted is forgotten at the next press', () => {
    down(200, FINGER);
    down(300, SECOND_FINGER);
    up(200, FINGER);
    down(100, FINGER);
    fire(events, 'click', point(100, 300));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });
});

it('after stop() no event is handled and no listener is left', () => {
  const types = ['keydown', 'pointerdown', 'pointerup', 'pointercancel', 'click'];
  expect(types.map(type => getEventListeners(events, type).length)).toEqual([1, 1, 1, 1, 1]);
  stop();
  expect(types.map(type => getEventListeners(events, type).length)).toEqual([0, 0, 0, 0, 0]);
  fire(events, 'keydown', key('ArrowRight'));
  fire(events, 'click', point(5, 5));
  expect(heard.move).not.toHaveBeenCalled();
});
