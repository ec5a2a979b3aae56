import { expect, test } from 'vitest';
import { rehearsalOf } from '../../src/pages/simulation/useRehearsal.ts';
import { begin } from '../../stage/runner/progress.ts';
import { story } from '../../stage/story/index.ts';

const rehearsal = rehearsalOf(story, begin(story));

test('every kind of overlay is rehearsed once, both kinds of question among them', () => {
  const kinds = rehearsal.map(({ overlay }) =>
    overlay.kind === 'question' ? overlay.question.kind : overlay.kind,
  );
  expect(kinds.toSorted()).toEqual(['bubble', 'card', 'drag', 'finale', 'scene', 'select', 'title']);
});

test('a card is rehearsed with its back, where most of its words are', () => {
  expect(rehearsal.map(({ overlay }) => overlay)).toContainEqual({ kind: 'card', flipped: true });
});

test('what stays until the start asks for nothing', () => {
  expect(rehearsal.at(-1)?.overlay.kind).toMatch(/scene|title/);
});
