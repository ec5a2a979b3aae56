/** Everything of the simulation that is not a picture: words, questions, cards and controls. */
import { memo } from 'react';
import {
  type Command,
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
import type { Moment } from './moment.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { Rotate } from './Rotate.tsx';
import { Words } from './Words.tsx';
import './overlays.css';

export interface OverlaysProps extends Moment {
  readonly story: Story;
  readonly progress: Progress;
  /** of the step whose overlay is to be seen */
  readonly view: View;
  readonly layout: Layout;
  /** nobody is to see or to reach it yet */
  readonly rehearsal: boolean;
  readonly dispatch: (command: Command) => void;
}

export const Overlays = memo(function Overlays(props: OverlaysProps) {
  const { story, progress, view, layout, rehearsal, dispatch } = props;
  const value = progressValue(story, progress);
  // what she has before her is new to her, even where it has been rehearsed
  const key = `${rehearsal ? 'rehearsed' : 'played'} ${view.label}`;
  const menu = { chapters: story.chapters, current: view.chapter, done: progress.done, value, dispatch };
  return (
    <div
      className="overlays"
      data-layout={layout}
      data-locked={progress.status === 'locked' || undefined}
      data-rehearsal={rehearsal || undefined}
    >
      {layout === 'md' && <ChapterMenu {...menu} />}
      {/* one region for all that is said, so that each line is read out once, when it comes */}
      <div aria-live="polite" aria-atomic="true">
        <Spoken key={key} {...props} />
      </div>
      <Asked key={key} {...props} />
      <Controls story={story} progress={progress} dispatch={dispatch}>
        {layout === 'sm' && <ChapterSheet {...menu} />}
      </Controls>
      {layout === 'md' && <Logo />}
      <Rotate />
    </div>
  );
});

/** What the visitor hears: titles, scenes and bubbles. */
function Spoken({ view, layout, playing, leaving }: OverlaysProps) {
  const { overlay, chapter } = view;
  const moment = { playing, leaving };
  switch (overlay.kind) {
    case 'title':
      return <ChapterTitle chapter={chapter} moment={moment} />;
    case 'scene':
      return (
        <p className="visually-hidden">
          <Words of={`simulation.chapter_${chapter}.scene.description`} />
        </p>
      );
    case 'bubble':
      return <Bubble bubble={overlay} layout={layout} moment={moment} />;
    default:
      return null;
  }
}

/** What waits for the visitor: questions, cards and the end. */
function Asked({ view, playing, leaving, dispatch }: OverlaysProps) {
  const { overlay, chapter } = view;
  const moment = { playing, leaving };
  switch (overlay.kind) {
    case 'question':
      return <QuestionPanel asked={overlay} chapter={chapter} moment={moment} dispatch={dispatch} />;
    case 'card':
      return <CardStep chapter={chapter} flipped={overlay.flipped} moment={moment} dispatch={dispatch} />;
    case 'finale':
      return <Finale moment={moment} dispatch={dispatch} />;
    default:
      return null;
  }
}
