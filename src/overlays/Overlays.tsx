/** Everything of the simulation that is not a picture: words, questions, cards and controls. */
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beside,
  type Command,
  cardsOf,
  type Layout,
  type Progress,
  progressValue,
  resolve,
  type Story,
  type View,
} from '../../stage/index.ts';
import { codeOf } from '../report/code.ts';
import { Bubble } from './Bubble.tsx';
import { CardStep } from './CardStep.tsx';
import { ChapterMenu } from './ChapterMenu.tsx';
import { ChapterSheet } from './ChapterSheet.tsx';
import { ChapterTitle } from './ChapterTitle.tsx';
import { Controls } from './Controls.tsx';
import { Finale } from './Finale.tsx';
import { Logo } from './Logo.tsx';
import type { OverlayPhase } from './overlayMotion.ts';
import { type PanelName, Panels } from './Panels.tsx';
import { PanelTools } from './PanelTools.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { Rotate } from './Rotate.tsx';
import { Seen } from './Seen.tsx';
import { SpokenMark } from './SpokenMark.tsx';
import { useFocusAtStart } from './useFocusAtStart.ts';
import { WrittenPage } from './WrittenPage.tsx';
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

/** Whether what is on the screen waits for an answer or a press of its own; what she has stepped back to does not. */
const waits = ({ label, answered }: Progress, { label: shown, overlay }: View): boolean =>
  label === shown && !answered && (overlay.kind === 'question' || overlay.kind === 'card');

export const Overlays = memo(function Overlays(props: OverlaysProps) {
  const { story, progress, view, layout, isWarmUp, dispatch } = props;
  const value = progressValue(story, progress);
  const { t } = useTranslation();
  const overlays = useRef<HTMLDivElement>(null);
  useFocusAtStart(overlays, !isWarmUp);
  const [panel, setPanel] = useState<PanelName>();
  const isLocked = waits(progress, view);
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
  const report = menu.isEnd ? (`/report#${codeOf(progress.day)}` as const) : undefined;
  return (
    <div
      ref={overlays}
      className="overlays"
      data-layout={layout}
      data-locked={isLocked || undefined}
      data-warm-up={isWarmUp || undefined}
      data-marked={(view.overlay.kind === 'bubble' && view.overlay.isWordmark) || undefined}
    >
      <WrittenPage page={view.page} layout={layout} />
      {layout === 'md' && <ChapterMenu {...menu} />}
      <div
        className="visually-hidden"
        role="progressbar"
        aria-label={t('navigation.simulation_wny')}
        aria-valuenow={Math.round(value * 100)}
        aria-valuetext={t('ui.chapter', { current: view.chapter, total: story.last })}
      />
      {/* one live region for all that is said, so that a screen reader reads each line once, when it comes */}
      <div aria-live="polite" aria-atomic="true">
        <SpokenOverlay key={key} {...props} />
      </div>
      <PanelOverlay key={key} {...props} />
      <Controls story={story} label={progress.label} isEnd={menu.isEnd} dispatch={dispatch}>
        {layout === 'sm' ? (
          <ChapterSheet {...menu} report={report} onPanel={setPanel} />
        ) : (
          <PanelTools onPanel={setPanel} />
        )}
      </Controls>
      <Panels open={panel} {...{ story, progress, dispatch }} onClose={() => setPanel(undefined)} />
      {layout === 'md' && <Logo />}
      {/* a dialog behind the loading screen would keep everybody from the start */}
      {!isWarmUp && <Rotate />}
    </div>
  );
});

/** What is said to the visitor: titles, the description of a scene, what happens, bubbles. */
function SpokenOverlay({ story, view, layout, playing, leaving }: OverlaysProps) {
  const { overlay, chapter, ground, description } = view;
  const phase = { playing, leaving };
  // what moves may matter; what only stands there can be read at the picture
  const act = resolve(story, view.label).acts.length > 0 && <Seen story={story} view={view} />;
  switch (overlay.kind) {
    case 'title':
      return <ChapterTitle chapter={chapter} last={story.last} ground={ground} phase={phase} />;
    case 'scene':
      return <Seen story={story} view={view} otherwise={description} />;
    case 'bubble':
      return (
        <>
          {act}
          {overlay.isWordmark ? (
            <SpokenMark
              bubble={overlay}
              layout={layout}
              disc={view.disc}
              shot={beside(story, view.label, -1)?.shot ?? view.shot}
              phase={phase}
            />
          ) : (
            <Bubble bubble={overlay} layout={layout} phase={phase} />
          )}
        </>
      );
    default:
      return act;
  }
}

/** What waits for the visitor to do something: questions, cards and the end. */
function PanelOverlay({ story, progress, view, playing, leaving, dispatch }: OverlaysProps) {
  const { overlay, chapter, ground } = view;
  const phase = { playing, leaving };
  switch (overlay.kind) {
    case 'question':
      return <QuestionPanel {...{ story, view, overlay, chapter, phase, dispatch }} />;
    case 'card':
      return <CardStep {...{ chapter, ground, phase, dispatch }} flipped={overlay.flipped} />;
    case 'finale':
      return <Finale cards={cardsOf(story)} day={progress.day} phase={phase} dispatch={dispatch} />;
    default:
      return null;
  }
}
