import type { Chapter } from './types.ts';

export const chapter1: Chapter = {
  id: 1,
  title: [],
  scene: { tableau: [] },
  bubble: { md: [392, 64, 520, 330], sm: [18, 18, 358, 178] },
  mouths: {},
  lines: {},
};
