/**
 * The match day's page. Its heading and the loading screen are in the prerendered HTML; React keeps these DOM elements
 * until the start. The code of the story loads in separate chunks.
 */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { device } from '../device/device.ts';
import { Loading } from '../overlays/controls/Loading.tsx';
import type AttractScreen from './attract/Attract.tsx';
import { useFit } from './useFit.ts';
import { useMatchDay } from './useMatchDay.ts';
import { useStart } from './useStart.ts';
import './shellWords.ts';

const Attract = lazy(() =>
  import('./attract/Attract.tsx').catch((): { default: typeof AttractScreen } => ({
    default: ({ children }) => children,
  })),
);

export default function SimulationPage() {
  const { t } = useTranslation();
  const fitted = useFit();
  const opened = useMatchDay();
  const { started, onStage, loading } = useStart(opened?.visit, fitted?.fit.layout);
  const screen = <Loading {...loading} />;
  return (
    <main>
      <h1 className="visually-hidden">{t('navigation.simulation_wny')}</h1>
      {opened && fitted && (
        <opened.MatchDay
          visit={opened.visit}
          {...fitted}
          started={started}
          complete={loading.complete}
          onStage={onStage}
        />
      )}
      {!started &&
        (opened && fitted && loading.complete && device().isShared ? (
          <Suspense fallback={screen}>
            <Attract visit={opened.visit} layout={fitted.fit.layout} onStart={loading.onStart}>
              {screen}
            </Attract>
          </Suspense>
        ) : (
          screen
        ))}
    </main>
  );
}
