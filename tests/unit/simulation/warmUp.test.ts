import { expect, test } from 'vitest';
import { warmUpViews } from '../../../src/simulation/useWarmUp.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { story } from '../../../stage/story/index.ts';

const kinds = warmUpViews(story, begin(story)).map(({ overlay }) =>
  overlay.kind === 'question' ? overlay.question.kind : overlay.kind,
);

test('the warm-up shows every kind of overlay that needs no file, once', () => {
  expect(kinds.toSorted()).toEqual(['bubble', 'scene', 'select', 'title']);
});

test('the last view of the warm-up is a scene or a title, which asks no question', () => {
  expect(kinds.at(-1)).toMatch(/scene|title/);
});
