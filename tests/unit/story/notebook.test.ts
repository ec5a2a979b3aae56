/** Checks that the visitor's first mistake is written on the first page of the notebook, in both layouts. */
import { expect, test } from 'vitest';
import { FIRST_LINE, NOTEBOOK_TAKEN } from '../../../stage/story/notebook.ts';
import { STAGE } from '../../../stage/viewport/fit.ts';

/** Size of the first page, in stage units of the medium layout. The width is measured from the fold to the edge. */
const PAGE = { w: 288, h: 382 };
/** Scale of the notebook in each layout. */
const SIZE = { md: 1, sm: 0.5 };

test.each(['md', 'sm'] as const)('the first line is on page one: %s', layout => {
  const { x, y, length, turn = 0 } = FIRST_LINE[layout];
  const fold = NOTEBOOK_TAKEN[layout];
  const end = x + length * Math.cos((turn * Math.PI) / 180);
  expect(x).toBeGreaterThan(fold.x);
  expect(end).toBeLessThan(fold.x + PAGE.w * SIZE[layout]);
  expect(y).toBeGreaterThan(fold.y);
  expect(y).toBeLessThan(Math.min(fold.y + PAGE.h * SIZE[layout], STAGE[layout].h));
});
