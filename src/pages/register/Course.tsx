import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factWords } from '../starter/journey/factWords.ts';
import { STATIONS } from '../starter/journey/journey.ts';
import { type Draft, REQUEST_TYPES, STATION_OF } from './registration.ts';

type Label = 'licence' | 'min_age' | 'duration' | 'requirement' | 'district' | 'training_session_date';

/**
 * Shows the requirements of the chosen course. If the visitor came by the link of one of its training sessions, also
 * shows the district and the date of that session. Renders nothing if the request is not about a course.
 */
export function Course({ form }: { form: UseFormReturn<Draft> }) {
  const { t } = useTranslation();
  const [request, licence, district, date] = form.watch([
    'request_type',
    'licence',
    'district',
    'training_session_date',
  ]);
  const type = REQUEST_TYPES.find(known => known === request);
  const station = STATIONS.find(({ id }) => type && id === STATION_OF[type]);
  if (!station) return null;
  const facts = (['min_age', 'duration', 'requirement'] as const).filter(fact =>
    station.facts.includes(fact),
  );
  const rows: [label: Label, value: string][] = [
    ['licence', t(`pages.starter.journey.${station.id}.title`)],
    ...facts.map((fact): [Label, string] => [fact, factWords(station, fact, t)]),
  ];
  if (licence === station.id && district) rows.push(['district', district]);
  if (licence === station.id && date) rows.push(['training_session_date', date.replace('T', ', ')]);
  return (
    <dl className="form__course field--wide">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(`pages.register.${label}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
