/** The product's list of chapters with one line more. */
export * from '../../../stage/story/chapters.ts';
export { chapter9 } from './chapter9.ts';
