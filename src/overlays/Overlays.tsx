/** Everything of the simulation that is not a picture: words, questions, cards and controls. */
import { memo } from 'react';
import {
  type Command,
  cardsOf,
  type Layout,
  type Progress,
  progressValue,
  type Story,
  type View,
} from '../../stage/index.ts';
import { Bubble } from './Bubble.tsx';
import { CardStep } from './CardStep.tsx';
import { ChapterMenu } from './ChapterMenu.tsx';
import { ChapterSheet } from './ChapterSheet.tsx';
import { ChapterTitle } from './ChapterTitle.tsx';
import { Controls } from './Controls.tsx';
import { Finale } from './Finale.tsx';
import { Logo } from './Logo.tsx';
import type { OverlayPhase } from './overlayMotion.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { Rotate } from './Rotate.tsx';
import { SpokenMark } from './SpokenMark.tsx';
import { Words } from './Words.tsx';
import './overlays.css';

export interface OverlaysProps extends OverlayPhase {
  readonly story: Story;
  readonly progress: Progress;
  /** of the step whose overlay is to be seen */
  readonly view: View;
  readonly layout: Layout;
  /** rendered behind the loading screen: laid out, but not to be seen or reached */
  readonly isWarmUp: boolean;
  readonly dispatch: (command: Command) => void;
}

export const Overlays = memo(function Overlays(props: OverlaysProps) {
  const { story, progress, view, layout, isWarmUp, dispatch } = props;
  const value = progressValue(story, progress);
  // a reaction plays in front of a question that stays as locked as it was
  const isLocked = progress.status === 'locked' || (progress.wrong && !progress.answered);
  // a key of its own for each step, and another one for its warm-up: the overlay of a step always enters anew
  const key = `${isWarmUp ? 'warm-up' : 'played'} ${view.label}`;
  const menu = {
    chapters: story.chapters,
    current: view.chapter,
    done: progress.done,
    isEnd: view.overlay.kind === 'finale',
    value,
    dispatch,
  };
  return (
    <div
      className="overlays"
      data-layout={layout}
      data-locked={isLocked || undefined}
      data-warm-up={isWarmUp || undefined}
      data-marked={(view.overlay.kind === 'bubble' && view.overlay.isWordmark) || undefined}
    >
      {layout === 'md' && <ChapterMenu {...menu} />}
      {/* one live region for all that is said, so that a screen reader reads each line once, when it comes */}
      <div aria-live="polite" aria-atomic="true">
        <SpokenOverlay key={key} {...props} />
      </div>
      <PanelOverlay key={key} {...props} />
      <Controls story={story} label={progress.label} isLocked={isLocked} dispatch={dispatch}>
        {layout === 'sm' && <ChapterSheet {...menu} />}
      </Controls>
      {layout === 'md' && <Logo />}
      <Rotate />
    </div>
  );
});

/** What is said to the visitor: titles, the description of a scene, bubbles. */
function SpokenOverlay({ story, view, layout, playing, leaving }: OverlaysProps) {
  const { overlay, chapter, ground, description } = view;
  const phase = { playing, leaving };
  switch (overlay.kind) {
    case 'title':
      return <ChapterTitle chapter={chapter} last={story.last} ground={ground} phase={phase} />;
    case 'scene':
      return (
        <p className="visually-hidden">
          <Words of={description} />
        </p>
      );
    case 'bubble':
      if (overlay.isWordmark) return <SpokenMark bubble={overlay} phase={phase} />;
      return <Bubble bubble={overlay} layout={layout} phase={phase} />;
    default:
      return null;
  }
}

/** What waits for the visitor to do something: questions, cards and the end. */
function PanelOverlay({ story, view, playing, leaving, dispatch }: OverlaysProps) {
  const { overlay, chapter, ground } = view;
  const phase = { playing, leaving };
  switch (overlay.kind) {
    case 'question':
      return <QuestionPanel overlay={overlay} chapter={chapter} phase={phase} dispatch={dispatch} />;
    case 'card':
      return <CardStep {...{ chapter, ground, phase, dispatch }} flipped={overlay.flipped} />;
    case 'finale':
      return <Finale chapter={chapter} cards={cardsOf(story)} phase={phase} dispatch={dispatch} />;
    default:
      return null;
  }
}
