import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { cardDrawing, chaptersWithCard, fitShot, unit } from '../../stage/index.ts';
import { importWithRetry } from '../network/importWithRetry.ts';
import { DrawingUrlsContext } from '../overlays/DrawingImage.tsx';
import { loadHandwriting } from '../overlays/notebook/NotebookPage.tsx';
import { Notice } from '../overlays/panels/Notice.tsx';
import { loadPanels } from '../overlays/panels/Panels.tsx';
import { pictureKey } from '../overlays/pictureKey.ts';
import { loadDragging } from '../overlays/question/Ranking.tsx';
import { prefersReducedMotion } from '../ui/reducedMotion.ts';
import { loadProjection, loadStage } from './prefetch.ts';
import { loadStepError, StepBoundary } from './StepBoundary.tsx';
import { useCounting } from './useCounting.ts';
import { useOfflineCopy } from './useOfflineCopy.ts';
import { useProjection } from './useProjection.ts';
import { useVisit, type VisitProps } from './useVisit.ts';
import './simulation.css';
import './stage.css';
import './storyWords.ts';

/** Kinds of overlays that cover the area of `Notice`, the message that the pictures cannot be drawn. */
const WITH_PANEL: readonly string[] = ['question', 'card', 'finale'];

const lazyStage = () => lazy(() => importWithRetry(loadStage, false));
const Projection = lazy(loadProjection);

const IDLE_TIMEOUT = 1000;

/**
 * Returns true once the browser is idle after the first paint, at the latest `IDLE_TIMEOUT` ms after the paint. Safari
 * has no requestIdleCallback: there the hook returns true right after the paint.
 */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    const done = () => {
      if (!isGone) setIdle(true);
    };
    const frame = requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: IDLE_TIMEOUT });
      else setTimeout(done);
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, []);
  return isIdle;
}

/**
 * Renders a visit, which the loading screen covers before the start. The component is memoised, so that a new
 * percentage on the loading screen does not render the visit again.
 */
export const MatchDay = memo(function MatchDay(props: VisitProps) {
  const { t } = useTranslation();
  const { visit, window, fit, started, onStage } = props;
  // the stage waits for an idle browser, because the set-up of its graphics would delay the start button
  const isIdle = useIdle();
  useEffect(() => {
    document.documentElement.classList.add('simulation-open');
    return () => document.documentElement.classList.remove('simulation-open');
  }, []);
  useCounting(visit.runner, started);
  useOfflineCopy(started);
  // Unpacks the packs with card images while the browser is idle. Otherwise the match day would unpack
  // each pack in one long task, when the first card of this pack appears.
  useEffect(() => {
    if (started) void visit.drawingUrls.prepare(chaptersWithCard(visit.runner.story).map(cardDrawing));
  }, [started, visit]);
  const { isWanted, takeMissed } = useProjection(started);
  useEffect(() => {
    if (!isWanted) return;
    void loadPanels();
    loadStepError().catch(() => {}); // ignores errors, because each script is requested again when it is needed
    loadHandwriting().catch(() => {});
    loadDragging().catch(() => {});
  }, [isWanted]);
  const { label, status, wordsOnly, onWordsOnly, onPictures, overlays } = useVisit(props);
  const description = overlays && !overlays.isWarmUp ? pictureKey(overlays.view) : undefined;
  const shot = fitShot(fit.layout, window, overlays?.view.shot ?? {});
  // makes a new lazy component for each attempt, because React caches a failed import
  const Stage = useMemo(() => (wordsOnly ? undefined : lazyStage()), [wordsOnly]);
  return (
    <div
      className="simulation"
      data-label={label}
      data-status={status}
      data-layout={fit.layout}
      style={{
        '--u': `${unit(fit, window)}px`,
        '--su': `${shot.scale}px`,
        '--stage-x': `${shot.x}px`,
        '--stage-y': `${shot.y}px`,
      }}
    >
      <div
        className="stage"
        role="img"
        aria-label={description && t(description)}
        aria-hidden={description ? undefined : true}
      >
        {isIdle && Stage && (
          <ErrorBoundary fallback={null} onError={onWordsOnly}>
            <Suspense>
              <Stage
                playback={visit.playback}
                fit={fit}
                window={window}
                packOf={visit.packOf}
                reducedMotion={prefersReducedMotion}
                onReady={onStage}
                onWordsOnly={onWordsOnly}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {wordsOnly && (
        <Notice hidden={WITH_PANEL.includes(overlays?.view.overlay.kind ?? 'scene')} onAgain={onPictures} />
      )}
      <DrawingUrlsContext value={visit.drawingUrls.of}>
        {overlays && <StepBoundary overlays={overlays} onStepError={visit.stepFailed} />}
      </DrawingUrlsContext>
      {isWanted && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Projection runner={visit.runner} started={started} takeMissed={takeMissed} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
});
