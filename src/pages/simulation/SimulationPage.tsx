/**
 * The match day, full screen. The page itself is only its heading and the loading screen, which stand in the
 * prerendered HTML too and stay the same elements until the visitor starts; the story comes in chunks of its own.
 */
import { useTranslation } from 'react-i18next';
import { Loading } from '../../overlays/Loading.tsx';
import { useFit } from './useFit.ts';
import { useMatchDay } from './useMatchDay.ts';
import { useStart } from './useStart.ts';
import './shellWords.ts';

export default function SimulationPage() {
  const { t } = useTranslation();
  const fitted = useFit();
  const opened = useMatchDay();
  const { started, onStage, loading } = useStart(opened?.visit, fitted?.fit.layout);
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
      {!started && <Loading {...loading} />}
    </main>
  );
}
