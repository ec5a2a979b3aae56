import { describe, expect, it } from 'vitest';
import breakpoints from '../../../src/styles/breakpoints.json';
import { fit as fitTo } from '../../../stage/viewport/fit.ts';

/**
 * The breakpoints are window widths in CSS px. stylelint allows only these widths in media queries (0.02 px less in
 * `max-width`), and some other widths for the narrowest phones.
 */
describe('the breakpoints', () => {
  it('are the five of the specification', () => {
    expect(Object.values(breakpoints)).toEqual([640, 768, 1024, 1280, 1536]);
  });
  it('are the same for pages and stage: the medium layout starts at md', () => {
    expect(fitTo({ w: breakpoints.md - 1, h: 900 }).layout).toBe('sm');
    expect(fitTo({ w: breakpoints.md, h: 900 }).layout).toBe('md');
  });
});
