import { expect, test } from 'vitest';
import { rehearsalOf } from '../../src/pages/simulation/useRehearsal.ts';
import { begin } from '../../stage/runner/progress.ts';
import { story } from '../../stage/story/index.ts';

const kinds = rehearsalOf(story, begin(story)).map(({ overlay }) =>
  overlay.kind === 'question' ? overlay.question.kind : overlay.kind,
);

test('every kind of overlay that asks for no picture is rehearsed once, both kinds of question among them', () => {
  expect(kinds.toSorted()).toEqual(['bubble', 'drag', 'scene', 'select', 'title']);
});

test('what stays until the start asks for nothing', () => {
  expect(kinds.at(-1)).toMatch(/scene|title/);
});
