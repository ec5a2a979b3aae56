/** Computes the view from the story and the progress. A view has a tableau, and one overlay above the tableau. */
import { type Label, lineOf, type Place, type Step, type Story } from '../story/story.ts';
import { apply } from '../story/tableau.ts';
import type {
  Act,
  Box,
  BubbleBoxes,
  Chapter,
  Disc,
  NotebookPage,
  PerLayout,
  PlaceDefinition,
  Point,
  Question,
  Reaction,
  Shot,
  Speaker,
  Tableau,
  TitleBackground,
} from '../story/types.ts';
import {
  deedKey,
  lineKey,
  type PictureKey,
  type ReasonKey,
  reasonKey,
  type WordKey,
} from '../story/words.ts';
import type { Mistake } from './day.ts';
import { resolve, sectionsOf } from './labels.ts';
import type { Progress } from './progress.ts';

export type Overlay =
  | { readonly kind: 'title' | 'scene' | 'finale' }
  | {
      readonly kind: 'bubble';
      readonly speaker: Speaker;
      /** the words are shown as the wordmark */
      readonly isWordmark: boolean;
      /** the picture shows the words in large letters, so there is no bubble */
      readonly isDrawn: boolean;
      /** full key of the words, such as `simulation.chapter_3.text_kickOff` */
      readonly words: WordKey<`text_${string}`>;
      /** full key of the deed that Next shows; undefined: Next shows its own word */
      readonly deed: WordKey<`deed_${string}`> | undefined;
      readonly box: BubbleBoxes;
      /**
       * where the bubble's tail points; absent or null: the speaker is not in the picture. If `isWordmark` is true:
       * where the dot of the wordmark's question mark starts to move
       */
      readonly mouth?: PerLayout<Point | null>;
      /** seconds from the removal of the old overlay to the bubble's entry; undefined: `ENTRY.delay` */
      readonly delay: number | undefined;
      readonly yellowSky: boolean;
    }
  | {
      readonly kind: 'question';
      readonly question: Question;
      readonly choice: number;
      readonly order: readonly number[];
      /** the wrong answers already given */
      readonly tried: readonly number[];
      /** free area for the question's title and texts, on the medium layout */
      readonly room: Box;
      /** the error overlay's content; absent while it is closed */
      readonly wrong?: WrongAnswer;
    }
  | { readonly kind: 'card'; readonly flipped: boolean };

/** What the error overlay shows: the reason. `room`: free area for the overlay on the medium layout. */
export interface WrongAnswer {
  readonly reason: ReasonKey;
  readonly room: Box;
  readonly yellowSky: boolean;
}

/** A notebook page, and the mistake that is written on it: the visitor's first one, or undefined if there is none. */
export interface WrittenNotebookPage {
  readonly where: PerLayout<NotebookPage>;
  readonly mistake: Mistake | undefined;
}

export interface View {
  readonly label: Label;
  readonly chapter: number;
  /** the step's place; if it differs from the previous view's place, the transition replaces all elements */
  readonly place: Place;
  /** background of the chapter's title; purple if the chapter has no title */
  readonly background: TitleBackground;
  /** full key of the picture's description */
  readonly description: PictureKey;
  readonly tableau: Tableau;
  /** the part of the stage that a window shows */
  readonly shot: Shot;
  readonly acts: readonly Act[];
  /** see `Step.startsAtOnce` */
  readonly startsAtOnce: boolean;
  /** the disc of a scene, for match cuts between the scene and a title; some places have none */
  readonly disc?: PerLayout<Disc>;
  readonly overlay: Overlay;
  readonly page?: WrittenNotebookPage;
}

const DEFAULT_BACKGROUND: TitleBackground = 'purple';

/** Returns the chapter of a step. Throws if the story lacks it, which `buildStory` prevents. */
function chapterOf({ chapters }: Story, { label, chapter: number }: Step): Chapter {
  const chapter = chapters[number];
  if (!chapter) throw new Error(`The story lacks the chapter of ${label}`);
  return chapter;
}

/** Returns the place of a bubble or a question. Throws if the chapter lacks it, which `makeSteps` prevents. */
function placeOf({ places }: Chapter, { label, place }: Step): PlaceDefinition {
  const where = places[place.name];
  if (!where) throw new Error(`The story lacks the place of ${label}`);
  return where;
}

function bubbleOf(chapter: Chapter, progress: Progress, step: Step): Overlay {
  const { name } = step;
  const where = placeOf(chapter, step);
  const line = lineOf(chapter, name);
  const mouth = line.mouth ?? where.mouths[line.speaker];
  return {
    kind: 'bubble',
    speaker: line.speaker,
    isWordmark: line.as === 'wordmark',
    isDrawn: line.as === 'drawn',
    words: lineKey(chapter, name, progress.tops[chapter.number]),
    deed: line.deed === undefined ? undefined : deedKey(chapter.number, line.deed),
    // `up` is the box in upright windows. The place's `up` fits only the place's `md`. So if a line has its
    // own `md` and no `up`, the line's `md` is also its box in upright windows.
    box: { ...where.bubble, ...(line.bubble?.md && { up: line.bubble.md }), ...line.bubble },
    ...(mouth && { mouth }),
    delay: line.delay,
    yellowSky: where.yellowSky ?? false,
  };
}

/** The reaction that the stage plays while the error overlay is open. */
function reactionTo({ wrong, choice }: Progress, { question }: Chapter): Reaction | undefined {
  return wrong ? question?.wrong?.[choice] : undefined;
}

function questionOf(chapter: Chapter, progress: Progress, step: Step): Overlay {
  const { question } = chapter;
  const where = placeOf(chapter, step);
  if (!question) throw new Error(`The story lacks the question of ${step.label}`);
  const { choice, orders, tried } = progress;
  const room = reactionTo(progress, chapter)?.room ?? where.bubble.md;
  return {
    kind: 'question',
    question,
    choice,
    order: orders[chapter.number] ?? [],
    tried,
    room: question.room ?? where.bubble.md,
    ...(progress.wrong && {
      wrong: { reason: reasonKey(chapter, choice), room, yellowSky: where.yellowSky ?? false },
    }),
  };
}

function overlayOf(chapter: Chapter, progress: Progress, step: Step): Overlay {
  switch (step.kind) {
    case 'bubble':
      return bubbleOf(chapter, progress, step);
    case 'card':
      return { kind: 'card', flipped: progress.flipped };
    case 'question':
      return questionOf(chapter, progress, step);
    default:
      return { kind: step.kind };
  }
}

/** Returns the view of a progress. If there is no step with the progress's label, the nearest earlier step is shown. */
export function viewOf(story: Story, progress: Progress): View {
  const step = resolve(story, progress.label);
  const chapter = chapterOf(story, step);
  const reaction = reactionTo(progress, chapter);
  // undefined for a title, which is not in `places`
  const disc = chapter.places[step.place.name]?.disc;
  return {
    label: step.label,
    chapter: step.chapter,
    place: step.place,
    background: chapter.title?.background ?? DEFAULT_BACKGROUND,
    description: `pictures.chapter_${step.chapter}.${progress.wrong ? `wrong_${progress.choice}` : step.name}`,
    tableau: reaction ? apply(step.tableau, reaction.change) : step.tableau,
    shot: reaction?.shot ?? step.shot,
    // while the error overlay is open only the reaction's acts play, because the question's acts have already played
    acts: progress.wrong ? (reaction?.acts ?? []) : step.acts,
    startsAtOnce: step.startsAtOnce,
    ...(disc && { disc }),
    overlay: overlayOf(chapter, progress, step),
    ...(step.page && { page: { where: step.page, mistake: progress.day.tried[0] } }),
  };
}

/**
 * Returns how far the visitor is in the match day, from 0 to 1, for the progress bar and the progress ring.
 * Half a chapter is added, so that at the start of a chapter the bar reaches the middle of the chapter's
 * entry in the chapter menu. From the middle of the last chapter on, the result is 1.
 */
export function progressValue(story: Story, progress: Progress): number {
  const { chapter, section } = resolve(story, progress.label);
  return Math.min(1, (chapter + section / sectionsOf(story, chapter) + 0.5) / story.chapters.length);
}
