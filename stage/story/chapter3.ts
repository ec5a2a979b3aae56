import type { Chapter } from './types.ts';

export const chapter3: Chapter = {
  id: 3,
  title: [],
  scene: { tableau: [] },
  bubble: { md: [392, 64, 520, 330], sm: [18, 18, 358, 178] },
  mouths: {},
  lines: {},
};
