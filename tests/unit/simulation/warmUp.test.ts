import { expect, test } from 'vitest';
import { warmUpViews } from '../../../src/pages/simulation/useWarmUp.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { story } from '../../../stage/story/index.ts';

const kinds = warmUpViews(story, begin(story)).map(({ overlay }) =>
  overlay.kind === 'question' ? overlay.question.kind : overlay.kind,
);

test('every kind of overlay that asks for no file is warmed up once', () => {
  expect(kinds.toSorted()).toEqual(['bubble', 'scene', 'select', 'title']);
});

test('what stays until the start is a scene or a title, which ask the visitor for nothing', () => {
  expect(kinds.at(-1)).toMatch(/scene|title/);
});
