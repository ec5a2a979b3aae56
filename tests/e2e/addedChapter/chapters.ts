/** The product's list of chapters with one more line. */
export * from '../../../stage/story/chapters.ts';
export { chapter9 } from './chapter9.ts';
