import { describe, expect, it } from 'vitest';
import { isHidden, PAIR_COUNT, pairOf, sectionUnder } from '../../../src/site/headerRules.ts';

it.each([
  ['stays at a scroll of 10 px', false, 0, 10, false],
  ['hides at a scroll down beyond 10 px', false, 10, 11, true],
  ['returns at any scroll up', true, 900, 899, false],
  ['is shown at the top', true, 5, 0, false],
  ['is shown at the top after a bounce', true, 0, -20, false],
  ['stays hidden while nothing scrolls', true, 300, 300, true],
  ['stays shown while nothing scrolls', false, 300, 300, false],
])('the header %s', (_, wasHidden, before, now, isNow) => {
  expect(isHidden(wasHidden, before, now)).toBe(isNow);
});

describe("the header's colours", () => {
  it('are those of the last section whose upper edge has reached the header’s lower edge', () => {
    const tops = [-900, -100, 88, 700];
    expect(sectionUnder(tops, 88)).toBe(2);
    expect(sectionUnder(tops, 87)).toBe(1);
  });
  it('are those of the first section if the header is above all sections, or if the page has no sections', () => {
    expect(sectionUnder([200, 900], 88)).toBe(0);
    expect(sectionUnder([], 88)).toBe(0);
  });
  it('repeat after five pairs of colours', () => {
    expect(PAIR_COUNT).toBe(5);
    expect([0, 1, 2, 3, 4, 5, 6].map(pairOf)).toEqual([0, 1, 2, 3, 4, 0, 1]);
  });
});
