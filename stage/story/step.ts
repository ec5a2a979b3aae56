/** What a visitor can stand on: a step of the story, its label and its place. */
import type { Act, Page, PerLayout, Shot, Tableau } from './types.ts';

export type StepKind = 'title' | 'scene' | 'bubble' | 'question' | 'card' | 'finale';
/** `chapter_{chapter}_{section}`, both from 0 */
export type Label = `chapter_${number}_${number}`;

/** Where a visitor is: a scene's place, or the title screen before it. Made once per story, compared by identity. */
export interface Place {
  readonly chapter: number;
  /** as the chapter names it; 'title' for its title screen */
  readonly name: string;
}

export interface Step {
  readonly label: Label;
  /** what it is called in its chapter: 'title', its place, its line, 'question', 'card', 'finale' */
  readonly name: string;
  readonly chapter: number;
  /** from 0 within its chapter */
  readonly section: number;
  readonly kind: StepKind;
  readonly place: Place;
  readonly tableau: Tableau;
  readonly shot: Shot;
  readonly acts: readonly Act[];
  readonly page?: PerLayout<Page>;
}
