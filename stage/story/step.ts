import type { Act, NotebookPage, PerLayout, Shot, Tableau } from './types.ts';

export type StepKind = 'title' | 'scene' | 'bubble' | 'question' | 'card' | 'finale';
/** `chapter_{n}_{m}`: chapter and `section`, both from 0 */
export type Label = `chapter_${number}_${number}`;

/** A place, or a title screen. Made once, so `===` compares two. */
export interface Place {
  readonly chapter: number;
  /** 'title' for the title screen */
  readonly name: string;
}

export interface Step {
  readonly label: Label;
  readonly name: string;
  readonly chapter: number;
  readonly section: number;
  readonly kind: StepKind;
  readonly place: Place;
  readonly tableau: Tableau;
  readonly shot: Shot;
  readonly acts: readonly Act[];
  /** after an answer or a deed, without a delay */
  readonly startsAtOnce: boolean;
  readonly page?: PerLayout<NotebookPage>;
}
