import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Command,
  chaptersWithCard,
  type Layout,
  type Progress,
  progressValue,
  resolve,
  type Story,
  type View,
} from '../../stage/index.ts';
import { codeOf, reportOf } from '../progress/reportCode.ts';
import { Bubble } from './bubble/Bubble.tsx';
import { DrawnWords } from './bubble/DrawnWords.tsx';
import { SpokenWordmark } from './bubble/SpokenWordmark.tsx';
import { CardStep } from './card/CardStep.tsx';
import { ChapterMenu } from './chapters/ChapterMenu.tsx';
import { ChapterSheet } from './chapters/ChapterSheet.tsx';
import { ChapterTitle } from './chapters/ChapterTitle.tsx';
import { Controls } from './controls/Controls.tsx';
import { Logo } from './controls/Logo.tsx';
import { Finale } from './finale/Finale.tsx';
import { LiveDescription } from './LiveDescription.tsx';
import { NotebookPage } from './notebook/NotebookPage.tsx';
import { PageWords } from './notebook/PageWords.tsx';
import type { OverlayPhase } from './overlayMotion.ts';
import { type PanelName, Panels } from './panels/Panels.tsx';
import { PanelTools } from './panels/PanelTools.tsx';
import { Rotate } from './panels/Rotate.tsx';
import { QuestionPanel } from './question/QuestionPanel.tsx';
import { useFocusAtStart } from './useFocusAtStart.ts';
import './overlays.css';

export interface OverlaysProps extends OverlayPhase {
  readonly story: Story;
  readonly progress: Progress;
  readonly view: View;
  readonly layout: Layout;
  /** true while the overlays are behind the loading screen: they are laid out, but neither visible nor focusable */
  readonly isWarmUp: boolean;
  readonly isDescribed: boolean;
  readonly dispatch: (command: Command) => void;
}

/**
 * Returns true while Next is locked: the visitor must first complete the shown question or card. Next is not locked:
 * - at a step to which the visitor went back;
 * - in a done chapter that the visitor opened from the transcript panel, the browser's history or the address.
 */
const isNextLocked = ({ label, answered }: Progress, { label: shown, overlay }: View): boolean =>
  label === shown && !answered && (overlay.kind === 'question' || overlay.kind === 'card');

export const Overlays = memo(function Overlays(props: OverlaysProps) {
  const { story, progress, view, layout, isWarmUp, dispatch } = props;
  const value = progressValue(story, progress);
  const { t } = useTranslation();
  const overlays = useRef<HTMLDivElement>(null);
  useFocusAtStart(overlays, !isWarmUp);
  const [panel, setPanel] = useState<PanelName>();
  const isLocked = isNextLocked(progress, view);
  // a separate React key for each step and for the warm-up makes each overlay mount and play its entry anew
  const key = `${isWarmUp ? 'warm-up' : 'played'} ${view.label}`;
  const isEnd = view.overlay.kind === 'finale';
  const menu = {
    chapters: story.chapters,
    current: view.chapter,
    done: progress.done,
    // `progress.done` never includes the last chapter. At the finale the menu shows the last chapter as done.
    isDone: (chapter: number) => chapter < progress.done || (isEnd && chapter === story.last),
    value,
    dispatch,
  };
  const { day } = progress;
  const report = day.finished ? (`/report#${codeOf(reportOf(day))}` as const) : undefined;
  return (
    <div
      ref={overlays}
      className="overlays"
      data-layout={layout}
      data-locked={isLocked || undefined}
      data-warm-up={isWarmUp || undefined}
      data-marked={(view.overlay.kind === 'bubble' && view.overlay.isWordmark) || undefined}
    >
      <NotebookPage
        page={view.page}
        layout={layout}
        leaving={props.leaving && !resolve(story, progress.label).page}
      />
      {layout === 'md' && <ChapterMenu {...menu} />}
      <div
        className="visually-hidden"
        role="progressbar"
        aria-label={t('navigation.simulation_wny')}
        aria-valuenow={Math.round(value * 100)}
        aria-valuetext={t('ui.chapter', { current: view.chapter, total: story.last })}
      />
      {/* one live region for all announced words: a screen reader then reads each line once, when it appears */}
      <div aria-live="polite" aria-atomic="true">
        <AnnouncedOverlay key={key} {...props} />
      </div>
      <PanelOverlay key={key} {...props} />
      <Controls story={story} label={progress.label} view={view} isEnd={isEnd} dispatch={dispatch}>
        {layout === 'sm' ? (
          <ChapterSheet {...menu} report={report} onPanel={setPanel} />
        ) : (
          <PanelTools onPanel={setPanel} />
        )}
      </Controls>
      <Panels open={panel} {...{ story, progress, dispatch }} onClose={() => setPanel(undefined)} />
      {layout === 'md' && <Logo />}
      {/* a dialog behind the loading screen would block the start button */}
      {!isWarmUp && <Rotate />}
    </div>
  );
});

function AnnouncedOverlay({ story, view, layout, isDescribed, playing, leaving }: OverlaysProps) {
  const { overlay, chapter, background } = view;
  const phase = { playing, leaving };
  // In a step with an act, a screen reader announces the picture's description, because the act may matter
  // for the story. In other steps, except scenes, the description is only the `aria-label` of the stage.
  const act = resolve(story, view.label).acts.length > 0 && <LiveDescription view={view} />;
  switch (overlay.kind) {
    case 'title':
      return <ChapterTitle chapter={chapter} last={story.last} background={background} phase={phase} />;
    case 'scene':
      // Waits until the descriptions have loaded. A late description interrupts no other words, because a
      // scene announces nothing else.
      return isDescribed && <LiveDescription view={view} />;
    case 'bubble':
      return (
        <>
          {act}
          {view.page && <PageWords page={view.page} />}
          {overlay.isWordmark ? (
            <SpokenWordmark bubble={overlay} layout={layout} shot={view.shot} phase={phase} />
          ) : overlay.isDrawn ? (
            <DrawnWords bubble={overlay} />
          ) : (
            <Bubble bubble={overlay} layout={layout} phase={phase} />
          )}
        </>
      );
    default:
      return act;
  }
}

function PanelOverlay({ story, progress, view, playing, leaving, dispatch }: OverlaysProps) {
  const { overlay, chapter, background } = view;
  const phase = { playing, leaving };
  switch (overlay.kind) {
    case 'question':
      return <QuestionPanel {...{ view, overlay, chapter, phase, dispatch }} />;
    case 'card':
      return <CardStep {...{ chapter, background, phase, dispatch }} flipped={overlay.flipped} />;
    case 'finale':
      return <Finale cards={chaptersWithCard(story)} day={progress.day} phase={phase} dispatch={dispatch} />;
    default:
      return null;
  }
}
