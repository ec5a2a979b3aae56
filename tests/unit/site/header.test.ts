import { describe, expect, it } from 'vitest';
import { isHidden, PAIR_COUNT, pairOf, sectionUnder } from '../../../src/site/headerRules.ts';

describe('the header', () => {
  it('hides when the page scrolls down beyond 10 px', () => {
    expect(isHidden(false, 0, 10)).toBe(false);
    expect(isHidden(false, 10, 11)).toBe(true);
    expect(isHidden(false, 400, 900)).toBe(true);
  });
  it('returns at any scroll up', () => {
    expect(isHidden(true, 900, 899)).toBe(false);
  });
  it('is shown at the top, even after a bounce', () => {
    expect(isHidden(true, 5, 0)).toBe(false);
    expect(isHidden(true, 0, -20)).toBe(false);
  });
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
