/** The match day, full screen: the picture below, the words and questions above it. */
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import simulation from '../../../locales/en/simulation.json';
import { type Command, words } from '../../../stage/index.ts';
import { addWords } from '../../i18n.ts';
import { useInput } from '../../input/useInput.ts';
import { Loading } from '../../overlays/Loading.tsx';
import { Notice } from '../../overlays/Notice.tsx';
import { Overlays } from '../../overlays/Overlays.tsx';
import { vars } from '../../overlays/vars.ts';
import { loadStage } from './ahead.ts';
import { openSession, type Session } from './session.ts';
import { useFit } from './useFit.ts';
import { useRehearsal } from './useRehearsal.ts';
import { useStart } from './useStart.ts';
import './simulation.css';

addWords({ ...simulation, ...words });

const Stage = lazy(loadStage);

function MatchDay({ session }: { session: Session }) {
  const { runner, show, preloaders, drawing } = session;
  const { story, dispatch } = runner;
  const { t } = useTranslation();
  const { fit, window } = useFit();
  // a slow phone renders the next step between the frames of the stage; what she chooses shows at once
  const progress = useDeferredValue(useStore(runner.progress));
  const now = useStore(show.shown).view;
  const before = useDeferredValue(now);
  const view = now?.label === before?.label ? now : before;
  const loading = useStore(preloaders[fit.layout].loading);
  const { started, start, retry } = useStart(session, fit.layout);
  const complete = loading.status === 'complete';
  const rehearsed = useRehearsal(session, complete && !started);
  const seen = started ? view : rehearsed;
  const [wordsOnly, setWordsOnly] = useState(false);
  const giveUp = useCallback((cause: unknown) => {
    console.info('The story goes on in words', cause);
    setWordsOnly(true);
  }, []);
  const log = useCallback(() => {
    const { label, status } = runner.progress.getState();
    console.info(label, status);
  }, [runner]);
  // whoever hurries is at a step before its pictures are: it is not ready until it can be seen
  const arrived = view?.label === progress.label;
  const status = !started ? 'loading' : arrived ? progress.status : 'playing';
  const move = useCallback((command: Command) => started && dispatch(command), [started, dispatch]);
  useInput(move, log);

  return (
    <div
      className="simulation"
      data-label={progress.label}
      data-status={status}
      data-layout={fit.layout}
      style={vars({ '--u': `${fit.scale}px`, '--stage-x': `${fit.x}px`, '--stage-y': `${fit.y}px` })}
    >
      <div
        className="stage"
        role="img"
        aria-label={view ? t(`simulation.chapter_${view.chapter}.scene.alt`) : undefined}
      >
        {!wordsOnly && (
          <ErrorBoundary fallback={null} onError={giveUp}>
            <Suspense>
              <Stage show={show} fit={fit} window={window} drawing={drawing} onWordsOnly={giveUp} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {wordsOnly && <Notice />}
      {seen && (
        <Overlays
          story={story}
          progress={progress}
          view={seen}
          layout={fit.layout}
          rehearsal={!started}
          leaving={started && !arrived}
          playing={started && progress.status === 'playing'}
          dispatch={dispatch}
        />
      )}
      {!started && (
        <Loading
          loaded={loading.loaded.size}
          failed={loading.failed.size}
          total={loading.total}
          percentage={loading.percentage}
          complete={complete}
          onStart={start}
          onRetry={retry}
        />
      )}
    </div>
  );
}

/** The heading is there before the visit is, for who arrives by a link and for who reads the page as text. */
export default function SimulationPage() {
  const { t } = useTranslation();
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = openSession();
    setSession(opened);
    return () => opened.close();
  }, []);
  return (
    <main>
      <h1 className="visually-hidden">{t('navigation.simulation_wny')}</h1>
      {session && <MatchDay session={session} />}
    </main>
  );
}
