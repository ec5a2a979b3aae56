import { afterEach, expect, test, vi } from 'vitest';
import { addressedLabel, keepAddress } from '../../../src/progress/keepAddress.ts';
import type { Command } from '../../../stage/runner/reduce.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import type { Label } from '../../../stage/story/story.ts';
import { labelIn, smallStory as story } from '../runner/smallStory.ts';

afterEach(() => vi.restoreAllMocks());

const PAGE = '/simulation_wny';

/** `entries`: the history's addresses. */
function tab(first: string) {
  const entries = [first];
  let at = 0;
  const events = new EventTarget();
  const address = () => new URL(entries[at] ?? '', 'https://wny.example');
  const resolved = (url: string | URL | null | undefined) => {
    const { pathname, hash } = new URL(String(url), address());
    return pathname + hash;
  };
  const go = (by: number) => {
    at += by;
    events.dispatchEvent(new Event('popstate'));
  };
  return {
    entries,
    go,
    shown: () => entries[at],
    type(url: string) {
      entries.splice(at + 1, entries.length, url);
      go(1);
    },
    page: {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      location: {
        get hash() {
          return address().hash;
        },
        get pathname() {
          return address().pathname;
        },
      },
      history: {
        state: null,
        pushState(_: unknown, __: string, url?: string | URL | null) {
          entries.splice(at + 1, entries.length, resolved(url));
          at += 1;
        },
        replaceState(_: unknown, __: string, url?: string | URL | null) {
          entries[at] = resolved(url);
        },
      },
    },
  };
}

function visit(label: Label, browser = tab(PAGE)) {
  const runner = createRunner(story, { label, done: 8 }, () => 0);
  const now = () => runner.progress.getState().label;
  const rest = () => runner.dispatch({ type: 'settled', label: now() });
  rest();
  const address = keepAddress(runner, browser.page);
  const does = (...commands: Command[]) => {
    for (const command of commands) {
      runner.dispatch(command);
      rest();
    }
  };
  return { ...browser, ...runner, address, now, does };
}

test('the address names the first step and every later step', () => {
  const { does, shown, now } = visit('chapter_0_0');
  does({ type: 'replay' });
  expect(shown()).toBe(`${PAGE}#chapter_0_0`);
  does({ type: 'next' });
  expect(shown()).toBe(`${PAGE}#chapter_0_1`);
  expect(now()).toBe('chapter_0_1');
});

test('entering a chapter adds a history entry; each step within the chapter replaces it', () => {
  const { does, entries } = visit('chapter_2_0');
  does({ type: 'next' }, { type: 'next' }, { type: 'goTo', chapter: 5 }, { type: 'next' });
  does({ type: 'restart' }, { type: 'next' });
  expect(entries).toEqual([`${PAGE}#chapter_2_2`, `${PAGE}#chapter_5_1`, `${PAGE}#chapter_0_1`]);
});

test('Back leads to the last step of the chapter before, Forward returns', () => {
  const { does, go, entries, now } = visit('chapter_2_0');
  does({ type: 'next' }, { type: 'goTo', chapter: 5 }, { type: 'next' });
  const before = [...entries];
  go(-1);
  expect(now()).toBe('chapter_2_1');
  go(1);
  expect(now()).toBe('chapter_5_1');
  expect(entries).toEqual(before);
  does({ type: 'goTo', chapter: 7 });
  expect(entries).toEqual([...before, `${PAGE}#chapter_7_0`]);
});

test('the chapter of the first step has a history entry even if the first command leaves that chapter', () => {
  const { does, entries } = visit('chapter_2_3');
  does({ type: 'goTo', chapter: 5 });
  expect(entries).toEqual([`${PAGE}#chapter_2_3`, `${PAGE}#chapter_5_0`]);
});

test('a step within a chapter writes the address once, because browsers limit how often a page may write it', () => {
  const browser = tab(PAGE);
  const { does } = visit('chapter_2_0', browser);
  does({ type: 'next' });
  const write = vi.spyOn(browser.page.history, 'replaceState');
  does({ type: 'next' });
  expect(write).toHaveBeenCalledOnce();
});

test('an address that already names the step is not written again', () => {
  const browser = tab(`${PAGE}#chapter_2_0`);
  const write = vi.spyOn(browser.page.history, 'replaceState');
  visit('chapter_2_0', browser).address.write('chapter_2_0');
  expect(write).not.toHaveBeenCalled();
});

test('a typed address leads to its step; an invalid one keeps the step', () => {
  const { does, type, now, shown } = visit('chapter_2_0');
  does({ type: 'next' });
  type(`${PAGE}#chapter_3_4`);
  expect(now()).toBe('chapter_3_4');
  type(`${PAGE}#%E0%A4%A`);
  expect(now()).toBe('chapter_3_4');
  expect(shown()).toBe(`${PAGE}#chapter_3_4`);
});

test('the address of another page is neither followed nor written', () => {
  const { type, does, now, shown } = visit('chapter_2_0');
  type('/starter#chapter_3_4');
  expect(now()).toBe('chapter_2_0');
  does({ type: 'next' });
  expect(shown()).toBe('/starter#chapter_3_4');
});

test('after write(), the address keeps the given label until the next step', () => {
  const { dispatch, address, does, shown } = visit('chapter_2_0');
  does({ type: 'next' });
  dispatch({ type: 'next' });
  address.write('chapter_2_1');
  does({ type: 'replay' });
  expect(shown()).toBe(`${PAGE}#chapter_2_1`);
  does({ type: 'next' });
  expect(shown()).toBe(`${PAGE}#chapter_2_3`);
});

test('a browser that refuses history entries is logged, and the visit continues', () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const browser = tab(PAGE);
  browser.page.history.replaceState = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const { does, now } = visit('chapter_2_0', browser);
  does({ type: 'next' });
  expect(now()).toBe('chapter_2_1');
  expect(log).toHaveBeenCalledWith('The address cannot be written', expect.any(DOMException));
});

test('after stop() the address is neither written nor followed', () => {
  const { address, does, type, now, shown } = visit('chapter_2_0');
  address.stop();
  does({ type: 'next' });
  expect(shown()).toBe(PAGE);
  type(`${PAGE}#chapter_3_4`);
  expect(now()).toBe('chapter_2_1');
});

test('an address opens only steps of open chapters', () => {
  expect(addressedLabel(story, '#chapter_3_4', 3)).toBe('chapter_3_4');
  expect(addressedLabel(story, '#chapter_3_4', 2)).toBe('chapter_2_0');
  expect(addressedLabel(story, `#${labelIn(3, 'card')}`, 3)).toBe(labelIn(3, 'question'));
  expect(addressedLabel(story, '', 8)).toBeUndefined();
  expect(addressedLabel(story, '#terms', 8)).toBeUndefined();
});
