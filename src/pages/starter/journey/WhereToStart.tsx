import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Advice, parseAge, STATIONS, type StationId, whereToStart } from './journey.ts';
import './where-to-start.css';

interface StartProps {
  advice: Advice | undefined;
  onAdvice: (advice: Advice | undefined) => void;
}

export function WhereToStart({ advice, onAdvice }: StartProps) {
  const { t } = useTranslation();
  const [age, setAge] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<StationId>>(new Set());
  const [isInvalid, setInvalid] = useState(false);

  const toggle = (id: StationId) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
    onAdvice(undefined);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const years = parseAge(age);
    setInvalid(years === undefined);
    onAdvice(years === undefined ? undefined : whereToStart(years, ticked));
  };
  return (
    <form className="where-to-start" onSubmit={ask} noValidate aria-labelledby="start-title">
      <h3 id="start-title">{t('pages.starter.start.title')}</h3>
      <p>{t('pages.starter.start.intro')}</p>
      <div className="where-to-start__questions">
        <p className="where-to-start__age">
          <label htmlFor="start-age">{t('pages.starter.start.age')}</label>
          <input
            id="start-age"
            inputMode="numeric"
            autoComplete="off"
            size={4}
            maxLength={3}
            value={age}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? 'start-wrong' : undefined}
            onChange={event => {
              setAge(event.target.value);
              onAdvice(undefined);
            }}
          />
        </p>
        <fieldset className="where-to-start__have">
          <legend>{t('pages.starter.start.have')}</legend>
          {STATIONS.map(({ id }) => (
            <label key={id}>
              <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
              {t(`pages.starter.journey.${id}.title`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button--orange">
          <span className="button__text">{t('pages.starter.start.submit')}</span>
        </button>
      </div>
      <div role="status">
        {isInvalid && (
          <p id="start-wrong" className="where-to-start__wrong">
            {t('pages.starter.start.age_error')}
          </p>
        )}
        {advice && <Answer advice={advice} />}
      </div>
    </form>
  );
}

function Answer({ advice: { next, wait, alsoD } }: { advice: Advice }) {
  const { t } = useTranslation();
  if (!next) return <p className="where-to-start__answer">{t('pages.starter.start.done')}</p>;
  return (
    <p className="where-to-start__answer">
      <strong>{t('pages.starter.start.next', { course: t(`pages.starter.journey.${next}.title`) })}</strong>{' '}
      {wait > 0 ? t('pages.starter.start.wait', { count: wait }) : t(`pages.starter.start.${next}`)}
      {alsoD && ` ${t('pages.starter.start.also_d')}`}
    </p>
  );
}
