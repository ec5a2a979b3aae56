import { OWNER } from 'virtual:owner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../../facts/owner.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { OthersToAsk } from '../OthersToAsk.tsx';
import { Reader } from '../Reader.tsx';
import { SessionRow } from './SessionRow.tsx';
import { districtsOf, type LoadState, loadSessions, type Session, upcoming } from './sessions.ts';
import './sessions.css';

const TIMEOUT = 10_000;
const FIRST_COUNT = 8;

export function Sessions() {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<LoadState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the dates again
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ status: 'loading' });
    // an older browser has no AbortSignal.timeout
    void loadSessions(OWNER.sessions.file, AbortSignal.timeout?.(TIMEOUT)).then(result => {
      if (isCurrent) setLoaded(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return (
    <Section background="white" className="sessions" labelledBy="sessions-title">
      <h2 id="sessions-title">{t('pages.starter.sessions.title')}</h2>
      <p className="starter__intro">
        {t(
          CONTACT_METHOD === 'none' ? 'pages.starter.sessions.intro_nobody' : 'pages.starter.sessions.intro',
        )}
      </p>
      {loaded.status === 'loading' && (
        <p className="sessions__state" role="status">
          {t('pages.starter.sessions.loading')}
        </p>
      )}
      {loaded.status === 'failed' && (
        <div className="sessions__state" role="alert">
          <p>{t('pages.starter.sessions.error')}</p>
          <button type="button" className="button button--yellow" onClick={() => setAttempt(n => n + 1)}>
            <span className="button__text">{t('pages.starter.sessions.again')}</span>
          </button>
        </div>
      )}
      {loaded.status === 'ready' && <SessionList sessions={upcoming(loaded.sessions, new Date())} />}
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation();
  const [district, setDistrict] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  if (sessions.length === 0) {
    return (
      <div className="sessions__none">
        <div className="sessions__ways">
          <p>{t('pages.starter.sessions.empty')}</p>
          <OthersToAsk tone="yellow" />
          {CONTACT_METHOD !== 'none' && (
            <>
              <p>{t('pages.starter.sessions.empty_message')}</p>
              <Button i18nKey="navigation.contact" url="/register" />
            </>
          )}
        </div>
        <Reader />
      </div>
    );
  }
  const inDistrict = sessions.filter(session => !district || session.district === district);
  const shown = showsAll ? inDistrict : inDistrict.slice(0, FIRST_COUNT);
  return (
    <>
      <p className="sessions__filter">
        <label htmlFor="district">{t('pages.starter.sessions.filter')}</label>
        <select id="district" value={district} onChange={event => setDistrict(event.target.value)}>
          <option value="">{t('pages.starter.sessions.filter_all')}</option>
          {districtsOf(sessions).map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="visually-hidden" role="status">
        {t('pages.starter.sessions.count', { count: inDistrict.length })}
      </p>
      <ul className="sessions__list">
        {shown.map(session => (
          <SessionRow key={JSON.stringify(session)} session={session} />
        ))}
      </ul>
      {shown.length < inDistrict.length && (
        <button type="button" className="button button--white" onClick={() => setShowsAll(true)}>
          <span className="button__text">
            {t('pages.starter.sessions.more', { count: inDistrict.length - shown.length })}
          </span>
        </button>
      )}
    </>
  );
}
