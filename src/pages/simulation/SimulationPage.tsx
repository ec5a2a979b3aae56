/** The match day, full screen: the picture below, the words and questions above it. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { cssVariables } from '../../overlays/cssVariables.ts';
import { Loading } from '../../overlays/Loading.tsx';
import { Notice } from '../../overlays/Notice.tsx';
import { Overlays } from '../../overlays/Overlays.tsx';
import { prefersReducedMotion } from '../../reducedMotion.ts';
import { loadStage } from './prefetch.ts';
import { useVisit } from './useVisit.ts';
import { openVisit, type Visit } from './visit.ts';
import './simulation.css';
import './stage.css';
import './words.ts';

const Stage = lazy(loadStage);

function MatchDay({ visit }: { visit: Visit }) {
  const { t } = useTranslation();
  const { label, status, window, fit, alt, wordsOnly, onWordsOnly, overlays, loading } = useVisit(visit);
  return (
    <div
      className="simulation"
      data-label={label}
      data-status={status}
      data-layout={fit.layout}
      style={cssVariables({ '--u': `${fit.scale}px`, '--stage-x': `${fit.x}px`, '--stage-y': `${fit.y}px` })}
    >
      <div className="stage" role="img" aria-label={alt && t(alt)}>
        {!wordsOnly && (
          <ErrorBoundary fallback={null} onError={onWordsOnly}>
            <Suspense>
              <Stage
                playback={visit.playback}
                fit={fit}
                window={window}
                drawing={visit.drawing}
                reducedMotion={prefersReducedMotion}
                onWordsOnly={onWordsOnly}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {wordsOnly && <Notice />}
      {overlays && <Overlays {...overlays} />}
      {loading && <Loading {...loading} />}
    </div>
  );
}

/**
 * The visit begins when the page runs in a browser; the heading is there before that, in the prerendered page
 * and for a visitor who comes by a link.
 */
export default function SimulationPage() {
  const { t } = useTranslation();
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => {
    const opened = openVisit();
    setVisit(opened);
    return () => opened.close();
  }, []);
  return (
    <main>
      <h1 className="visually-hidden">{t('navigation.simulation_wny')}</h1>
      {visit && <MatchDay visit={visit} />}
    </main>
  );
}
