/** The list of chapters, one line each. */
export { chapter0 } from './chapter0.ts';
export { chapter1 } from './chapter1.ts';
export { chapter2 } from './chapter2.ts';
export { chapter3 } from './chapter3.ts';
export { chapter4 } from './chapter4.ts';
export { chapter5 } from './chapter5.ts';
export { chapter6 } from './chapter6.ts';
export { chapter7 } from './chapter7.ts';
export { chapter8 } from './chapter8.ts';
