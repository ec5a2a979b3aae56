import { describe, expect, it } from 'vitest';
import breakpoints from '../../../src/styles/breakpoints.json';
import { fit as fitTo } from '../../../stage/viewport/fit.ts';

/** What stands in the specification; stylelint lets style sheets break at these widths only. */
describe('the breakpoints', () => {
  it('are the owner’s five', () => {
    expect(Object.values(breakpoints)).toEqual([640, 768, 1024, 1280, 1536]);
  });
  it('of the pages and of the stage are the same: the small layout ends where the medium one begins', () => {
    expect(fitTo({ w: breakpoints.md - 1, h: 900 }).layout).toBe('sm');
    expect(fitTo({ w: breakpoints.md, h: 900 }).layout).toBe('md');
  });
});
