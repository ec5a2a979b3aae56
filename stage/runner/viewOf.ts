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
      readonly isWordmark: boolean;
      readonly isDrawn: boolean;
      readonly words: WordKey<`text_${string}`>;
      /** the deed that Next shows; undefined: Next's own word */
      readonly deed: WordKey<`deed_${string}`> | undefined;
      readonly box: BubbleBoxes;
      /**
       * target of the bubble's tail; absent or null: the speaker is not in the picture. For the wordmark: the start of
       * its question mark's dot
       */
      readonly mouth?: PerLayout<Point | null>;
      /** seconds before the bubble's entry; undefined: `ENTRY.delay` */
      readonly delay: number | undefined;
      readonly yellowSky: boolean;
    }
  | {
      readonly kind: 'question';
      readonly question: Question;
      readonly choice: number;
      readonly order: readonly number[];
      readonly tried: readonly number[];
      /** for the title and texts, on the medium layout */
      readonly room: Box;
      /** absent while the error overlay is closed */
      readonly wrong?: WrongAnswer;
    }
  | { readonly kind: 'card'; readonly flipped: boolean };

/** `room`: free area for the error overlay on the medium layout. */
export interface WrongAnswer {
  readonly reason: ReasonKey;
  readonly room: Box;
  readonly yellowSky: boolean;
}

export interface WrittenNotebookPage {
  readonly where: PerLayout<NotebookPage>;
  readonly mistake: Mistake | undefined;
}

export interface View {
  readonly label: Label;
  readonly chapter: number;
  /** another place replaces all elements */
  readonly place: Place;
  readonly background: TitleBackground;
  readonly description: PictureKey;
  readonly tableau: Tableau;
  readonly shot: Shot;
  readonly acts: readonly Act[];
  readonly startsAtOnce: boolean;
  /** for match cuts between a scene and a title; some places have none */
  readonly disc?: PerLayout<Disc>;
  readonly overlay: Overlay;
  readonly page?: WrittenNotebookPage;
}

const DEFAULT_BACKGROUND: TitleBackground = 'purple';

/** Throws if the story lacks it, which `buildStory` prevents. */
function chapterOf({ chapters }: Story, { label, chapter: number }: Step): Chapter {
  const chapter = chapters[number];
  if (!chapter) throw new Error(`The story lacks the chapter of ${label}`);
  return chapter;
}

/** Throws if the chapter lacks it, which `makeSteps` prevents. */
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
    // A place's `up` (upright windows) fits only its `md`: a line's own `md` without `up` serves both.
    box: { ...where.bubble, ...(line.bubble?.md && { up: line.bubble.md }), ...line.bubble },
    ...(mouth && { mouth }),
    delay: line.delay,
    yellowSky: where.yellowSky ?? false,
  };
}

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

/** An unknown label shows the nearest earlier step. */
export function viewOf(story: Story, progress: Progress): View {
  const step = resolve(story, progress.label);
  const chapter = chapterOf(story, step);
  const reaction = reactionTo(progress, chapter);
  // a title is not in `places`
  const disc = chapter.places[step.place.name]?.disc;
  return {
    label: step.label,
    chapter: step.chapter,
    place: step.place,
    background: chapter.title?.background ?? DEFAULT_BACKGROUND,
    description: `pictures.chapter_${step.chapter}.${progress.wrong ? `wrong_${progress.choice}` : step.name}`,
    tableau: reaction ? apply(step.tableau, reaction.change) : step.tableau,
    shot: reaction?.shot ?? step.shot,
    // the question's acts have already played
    acts: progress.wrong ? (reaction?.acts ?? []) : step.acts,
    startsAtOnce: step.startsAtOnce,
    ...(disc && { disc }),
    overlay: overlayOf(chapter, progress, step),
    ...(step.page && { page: { where: step.page, mistake: progress.day.tried[0] } }),
  };
}

/**
 * Position in the match day, 0 to 1. Half a chapter is added: a chapter's start is the middle of its menu entry, and
 * from the middle of the last chapter on it is 1.
 */
export function progressValue(story: Story, progress: Progress): number {
  const { chapter, section } = resolve(story, progress.label);
  return Math.min(1, (chapter + section / sectionsOf(story, chapter) + 0.5) / story.chapters.length);
}
