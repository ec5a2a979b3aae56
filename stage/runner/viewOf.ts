/** What a visitor sees: (story, progress) to a picture and the one overlay above it. */
import { apply, type Label, lineOf, type Step, type Story } from '../story/story.ts';
import type { Act, Box, PerLayout, Point, Question, Speaker, Tableau } from '../story/types.ts';
import { resolve, sectionsOf } from './labels.ts';
import type { Progress } from './progress.ts';

export type Overlay =
  | { readonly kind: 'title' | 'scene' | 'finale' }
  | {
      readonly kind: 'bubble';
      readonly speaker: Speaker;
      /** full key of the words */
      readonly words: string;
      readonly box: PerLayout<Box>;
      /** where the tail points; a speaker who is not in the picture has none */
      readonly mouth?: PerLayout<Point>;
      readonly delay: number;
      readonly yellowSky: boolean;
    }
  | {
      readonly kind: 'question';
      readonly question: Question;
      readonly choice: number;
      readonly order: readonly number[];
      readonly wrong: boolean;
    }
  | { readonly kind: 'card'; readonly flipped: boolean };

export interface View {
  readonly label: Label;
  readonly chapter: number;
  /** which picture it is: between two places, or a place and its title, the whole stage changes */
  readonly place: `${'title' | 'place'}_${number}`;
  readonly tableau: Tableau;
  readonly acts: readonly Act[];
  readonly overlay: Overlay;
}

/** Seconds between the start of a step and its bubble. */
const BUBBLE_DELAY = 0.5;

function bubbleOf(story: Story, progress: Progress, step: Step): Overlay {
  const chapter = story.chapters[step.chapter];
  if (!chapter || step.line === undefined) return { kind: 'scene' };
  const line = lineOf(chapter, step.line);
  const top = line.byTopChoice ? progress.tops[step.chapter] : undefined;
  const mouth = line.mouth ?? chapter.mouths[line.speaker];
  return {
    kind: 'bubble',
    speaker: line.speaker,
    words: `simulation.chapter_${step.chapter}.text_${step.line}${top === undefined ? '' : `_top_${top}`}`,
    box: { ...chapter.bubble, ...line.bubble },
    ...(mouth && { mouth }),
    delay: line.delay ?? BUBBLE_DELAY,
    yellowSky: chapter.yellowSky ?? false,
  };
}

function overlayOf(story: Story, progress: Progress, step: Step): Overlay {
  const question = story.chapters[step.chapter]?.question;
  if (step.kind === 'bubble') return bubbleOf(story, progress, step);
  if (step.kind === 'card') return { kind: 'card', flipped: progress.flipped };
  if (step.kind !== 'question') return { kind: step.kind };
  if (!question) return { kind: 'scene' };
  const order = progress.orders[step.chapter] ?? [];
  return { kind: 'question', question, choice: progress.choice, order, wrong: progress.wrong };
}

export function viewOf(story: Story, progress: Progress): View {
  const step = resolve(story, progress.label);
  const wrong = progress.wrong ? story.chapters[step.chapter]?.question?.wrong : undefined;
  return {
    label: step.label,
    chapter: step.chapter,
    place: `${step.kind === 'title' ? 'title' : 'place'}_${step.chapter}`,
    tableau: wrong ? apply(step.tableau, wrong) : step.tableau,
    acts: progress.wrong ? [] : step.acts,
    overlay: overlayOf(story, progress, step),
  };
}

/** 0 to 1: how far into the match day she is; the half step would take the last sections past the end. */
export function progressValue(story: Story, progress: Progress): number {
  const { chapter, section } = resolve(story, progress.label);
  return Math.min(1, (chapter + section / sectionsOf(story, chapter) + 0.5) / story.chapters.length);
}
