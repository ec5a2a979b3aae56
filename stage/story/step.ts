/** The types of a step: the smallest position in the story. */
import type { Act, NotebookPage, PerLayout, Shot, Tableau } from './types.ts';

export type StepKind = 'title' | 'scene' | 'bubble' | 'question' | 'card' | 'finale';
/** `chapter_{n}_{m}`: n is the chapter, m is the step in it (`Step.section`); both count from 0 */
export type Label = `chapter_${number}_${number}`;

/** A place of a chapter, or the chapter's title screen. Each place is made once, so `===` compares two places. */
export interface Place {
  readonly chapter: number;
  /** the place's name in the chapter; 'title' for the title screen */
  readonly name: string;
}

export interface Step {
  readonly label: Label;
  /** the step's name in its chapter: 'title', the name of a place or a line, 'question', 'card' or 'finale' */
  readonly name: string;
  readonly chapter: number;
  /** the step's number in its chapter, from 0 */
  readonly section: number;
  readonly kind: StepKind;
  readonly place: Place;
  readonly tableau: Tableau;
  readonly shot: Shot;
  readonly acts: readonly Act[];
  /** true if an answer or a deed leads to this step: then acts and entry animations start without a delay */
  readonly startsAtOnce: boolean;
  readonly page?: PerLayout<NotebookPage>;
}
