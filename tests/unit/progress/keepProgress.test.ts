import { expect, test, vi } from 'vitest';
import { keepProgress } from '../../../src/progress/keepProgress.ts';
import { savedProgress } from '../../../src/progress/savedProgress.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { labelIn, smallStory as story } from '../runner/smallStory.ts';

/** Tabs share a storage, and a change in one sends an event to the others. */
function browser() {
  const items = new Map<string, string>();
  const events: EventTarget[] = [];
  const tab = () => {
    const own = new EventTarget();
    events.push(own);
    const tell = () => {
      for (const other of events) if (other !== own) other.dispatchEvent(new Event('storage'));
    };
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, value: string) {
        if (items.get(key) === value) return;
        items.set(key, value);
        tell();
      },
      removeItem(key: string) {
        if (items.delete(key)) tell();
      },
    };
    const saved = savedProgress(story, () => storage, vi.fn());
    const runner = createRunner(story, saved.read(), () => 0);
    const close = keepProgress(runner, saved, own);
    return { ...runner, saved, events: own, close, now: () => runner.progress.getState() };
  };
  return { items, tab };
}

test('a tab takes over the larger done count of another tab, keeps its own step, and does not change the saved label', () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  one.dispatch({ type: 'settled', label: labelIn(0, 'yard') });
  for (let done = 1; done <= 3; done += 1) one.dispatch({ type: 'reached', done });
  one.dispatch({ type: 'goTo', chapter: 3 });
  expect(two.now()).toMatchObject({ label: labelIn(0, 'yard'), done: 3 });
  expect(two.saved.read()).toMatchObject({ label: 'chapter_3_0', done: 3 });
});

test('a tab with a smaller done count does not lower the count of another tab', () => {
  const { tab } = browser();
  const behind = tab();
  behind.dispatch({ type: 'settled', label: labelIn(0, 'yard') });
  const ahead = tab();
  ahead.dispatch({ type: 'reached', done: 6 });
  ahead.dispatch({ type: 'goTo', chapter: 6 });
  behind.dispatch({ type: 'next' });
  expect(behind.saved.read()).toEqual({ label: labelIn(0, 'hello'), done: 6 });
});

test('a page from the back/forward cache takes over the done count that was stored in the meantime', () => {
  const { items, tab } = browser();
  const page = tab();
  items.set('wny-simulation-current-chapter-done', '5');
  page.events.dispatchEvent(new Event('pageshow'));
  expect(page.now().done).toBe(5);
});

test('a step that comes to rest is not saved again, because its label has not changed', () => {
  const { items, tab } = browser();
  tab().dispatch({ type: 'settled', label: labelIn(0, 'yard') });
  expect(items.has('wny-simulation-current-label')).toBe(false);
});

test('after close() nothing is saved and no storage or pageshow event is handled', () => {
  const { items, tab } = browser();
  const page = tab();
  page.close();
  items.set('wny-simulation-current-chapter-done', '5');
  for (const type of ['storage', 'pageshow']) page.events.dispatchEvent(new Event(type));
  page.dispatch({ type: 'settled', label: labelIn(0, 'yard') });
  page.dispatch({ type: 'next' });
  expect(page.now().done).toBe(0);
  expect(items.has('wny-simulation-current-label')).toBe(false);
});

test('two tabs share the wrong answers and a restarted day', () => {
  const { items, tab } = browser();
  const [one, two] = [tab(), tab()];
  one.dispatch({ type: 'reached', done: 2 });
  one.dispatch({ type: 'goTo', chapter: 2 });
  while (one.now().status !== 'locked') one.dispatch({ type: 'next' });
  one.dispatch({ type: 'choose', choice: 2 });
  one.dispatch({ type: 'answer' });
  expect(items.get('wny-simulation-tried')).toBe('22');
  expect(two.now()).toMatchObject({
    day: { tried: [{ chapter: 2, choice: 2 }], mistakes: 1 },
    label: 'chapter_0_0',
  });
  expect(one.saved.read().label).toBe(one.now().label);

  one.dispatch({ type: 'restart' });
  expect(two.now().day).toMatchObject({ mistakes: 0 });
  expect(items.has('wny-simulation-tried')).toBe(false);
});
