import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../src/input/listen.ts';

/** An event as the browser sends it, with the fields that are given. */
function fire(events: EventTarget, type: string, fields: object = {}) {
  const event = new Event(type, { cancelable: true });
  events.dispatchEvent(Object.assign(event, fields));
  return event;
}

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const key = (name: string) => ({ key: name, repeat: false, isComposing: false, ...NO_MODIFIER });
const point = (x: number, y: number, more: object = {}) => ({ clientX: x, clientY: y, button: 0, ...more });
const FINGER = { pointerType: 'touch' };
const MOUSE = { pointerType: 'mouse' };

let events = new EventTarget();
let page = { isCovered: false, isSelecting: false };
let heard = { move: vi.fn(), log: vi.fn() };
let stop = () => {};

beforeEach(() => {
  events = new EventTarget();
  page = { isCovered: false, isSelecting: false };
  heard = { move: vi.fn(), log: vi.fn() };
  stop = listen({ events, isCovered: () => page.isCovered, isSelecting: () => page.isSelecting }, heard);
});

describe('a key', () => {
  it('moves the story and does not scroll the page as well', () => {
    const event = fire(events, 'keydown', key('ArrowRight'));
    expect(heard.move.mock.calls).toEqual([['next']]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('that logs moves nothing and stays the browser’s', () => {
    const event = fire(events, 'keydown', key('ArrowUp'));
    expect(heard.log).toHaveBeenCalledTimes(1);
    expect(heard.move).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('without a command does nothing and stays the browser’s', () => {
    const event = fire(events, 'keydown', key('ArrowDown'));
    expect(heard.move).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('is not heard behind an open dialog', () => {
    page.isCovered = true;
    const event = fire(events, 'keydown', key('ArrowRight'));
    fire(events, 'keydown', key('l'));
    expect(heard.move).not.toHaveBeenCalled();
    expect(heard.log).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a click', () => {
  it('goes on', () => {
    fire(events, 'pointerdown', point(100, 100, MOUSE));
    fire(events, 'pointerup', point(101, 100, MOUSE));
    fire(events, 'click', point(101, 100));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('without a press before it, as assistive technology sends it, goes on', () => {
    fire(events, 'click', point(0, 0));
    expect(heard.move.mock.calls).toEqual([['next']]);
  });

  it('at the end of a drag does not, and the next one does', () => {
    fire(events, 'pointerdown', point(100, 100, MOUSE));
    fire(events, 'click', point(180, 100));
    expect(heard.move).not.toHaveBeenCalled();
    fire(events, 'click', point(180, 100));
    expect(heard.move).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another button', { button: 1 }],
    ['that somebody else has handled', { defaultPrevented: true }],
  ])('%s does not', (_, more) => {
    const event = new Event('click');
    for (const [name, value] of Object.entries({ ...point(5, 5), ...more })) {
      Object.defineProperty(event, name, { value });
    }
    events.dispatchEvent(event);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('that selects text, or behind an open dialog, does not', () => {
    page.isSelecting = true;
    fire(events, 'click', point(5, 5));
    page = { isCovered: true, isSelecting: false };
    fire(events, 'click', point(5, 5));
    expect(heard.move).not.toHaveBeenCalled();
  });
});

describe('a swipe', () => {
  const swipe = (by: number, pointer = FINGER) => {
    fire(events, 'pointerdown', point(200, 300, pointer));
    fire(events, 'pointerup', point(200 + by, 300, pointer));
  };

  it('of a finger moves, and the click that follows it does not move again', () => {
    swipe(-80);
    fire(events, 'click', point(120, 300));
    swipe(80);
    expect(heard.move.mock.calls).toEqual([['next'], ['back']]);
  });

  it('of a mouse, or behind an open dialog, does not', () => {
    swipe(-80, MOUSE);
    page.isCovered = true;
    swipe(-80);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('that is too short does not', () => {
    swipe(-20);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('that the browser has taken to scroll or zoom does not', () => {
    fire(events, 'pointerdown', point(200, 300, FINGER));
    fire(events, 'pointercancel', point(0, 0, FINGER));
    fire(events, 'pointerup', point(100, 300, FINGER));
    expect(heard.move).not.toHaveBeenCalled();
  });
});

it('once it has been stopped it hears nothing and leaves no listener behind', () => {
  const types = ['keydown', 'pointerdown', 'pointerup', 'pointercancel', 'click'];
  expect(types.map(type => getEventListeners(events, type).length)).toEqual([1, 1, 1, 1, 1]);
  stop();
  expect(types.map(type => getEventListeners(events, type).length)).toEqual([0, 0, 0, 0, 0]);
  fire(events, 'keydown', key('ArrowRight'));
  fire(events, 'click', point(5, 5));
  expect(heard.move).not.toHaveBeenCalled();
});
