import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factWords } from '../starter/journey/factWords.ts';
import { type Draft, stationFor } from './registration.ts';

/** Also shows the district and the date of a training session, if the visitor came by the link of one. */
export function Course({ form }: { form: UseFormReturn<Draft> }) {
  const { t } = useTranslation();
  const { request_type, licence, district, training_session_date } = useWatch({ control: form.control });
  const station = stationFor(request_type);
  if (!station) return null;
  const facts = (['min_age', 'duration', 'requirement'] as const).filter(fact =>
    station.facts.includes(fact),
  );
  const isAsked = licence === station.id;
  const rows = [
    ['licence', t(`pages.starter.journey.${station.id}.title`)] as const,
    ...facts.map(fact => [fact, factWords(station, fact, t)] as const),
    ['district', isAsked && district] as const,
    ['training_session_date', isAsked && training_session_date?.replace('T', ', ')] as const,
  ].filter(([, value]) => value);
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
