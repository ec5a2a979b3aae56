/** The pure door to the stage: the story, its rules and its geometry. No Pixi, no page behind it. */
export { type Fit, fit, MEDIUM, type Size, STAGE } from './frame/fit.ts';
export { parse, resolve } from './runner/labels.ts';
export { LAST_CHAPTER, type Progress, type Saved, type Status } from './runner/progress.ts';
export type { Command } from './runner/reduce.ts';
export { createRunner, type Runner } from './runner/store.ts';
export { type Overlay, progressValue, type View, viewOf } from './runner/viewOf.ts';
export { story, words } from './story/index.ts';
export type { Label, Step, Story } from './story/story.ts';
export type { Box, Layout, PerLayout, Point, Question, Speaker } from './story/types.ts';
