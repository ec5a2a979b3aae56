/** What needs neither Pixi nor GSAP. */

export { type Day, hasTried, type Mistake } from './runner/day.ts';
export { beside, labelOf, openStep, parse, resolve } from './runner/labels.ts';
export type { Progress, Saved } from './runner/progress.ts';
export type { Command } from './runner/reduce.ts';
export { createRunner, type Runner } from './runner/store.ts';
export {
  type Overlay,
  progressValue,
  type View,
  viewOf,
  type WrittenNotebookPage,
  type WrongAnswer,
} from './runner/viewOf.ts';
export { chapterCode } from './story/chapterCode.ts';
export { cardDrawing, chaptersWithCard, tileDrawing } from './story/drawingNames.ts';
export { PACKS } from './story/images.generated.ts';
export { story, words } from './story/index.ts';
export type { Label, Story } from './story/story.ts';
export type { Layout, TitleBackground } from './story/types.ts';
export { type ChapterKey, deedKey, type QuestionKey, reasonKey } from './story/words.ts';
export { type Fit, fit, fitShot, MEDIUM, type Size, unit } from './viewport/fit.ts';
export { PARALLAX } from './viewport/raster.ts';
