/** Specification, section 9. */
import { gsap } from 'gsap';
import { expect, test } from 'vitest';
import * as vocabulary from '../../../stage/motion/vocabulary.ts';

const { ENTRY } = vocabulary;

test('an entry is elastic, begins after 0.5 s and takes 1 s; of several entries each begins 0.15 s after the one before', () => {
  expect(ENTRY).toMatchObject({ seconds: 1, delay: 0.5, stagger: 0.15 });
  expect(ENTRY.ease).toMatch(/^elastic\b/);
});

const eases = Object.entries(vocabulary).flatMap(([name, entry]) =>
  typeof entry === 'object' ? [[name, entry.ease] as const] : [],
);

test.each(eases)('GSAP knows the ease of %s: %s', (_, ease) => {
  expect(gsap.parseEase(ease)).toBeTypeOf('function');
});
