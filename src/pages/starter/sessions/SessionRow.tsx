import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../../facts/owner.ts';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { calendarFile } from './calendar.ts';
import type { Session } from './sessions.ts';
import './session.css';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns 'Sat, 4 October 2025', or 'Sat, 4 October 2025, 18:30' if `moment` has a time. */
function dateWords(moment: string): string {
  const [day = '', time] = moment.split('T');
  const words = DAY.format(new Date(`${day}T00:00Z`));
  return time ? `${words}, ${time}` : words;
}

export function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation();
  const { licence, district, place, start } = session;
  const course = t(`pages.starter.journey.${licence}.title`);
  const date = dateWords(start);
  const asked = new URLSearchParams({ licence, district, date: start });
  const save = () =>
    saveFile(
      `${licence}-${start.slice(0, 10)}.ics`,
      new Blob([calendarFile(session, course, t('pages.starter.sessions.note'), new Date())], {
        type: 'text/calendar',
      }),
    );
  return (
    <li className="session">
      <p className="visually-hidden">
        {t('pages.starter.sessions.row_sr', { licence: course, district, training_session_date: date })}
      </p>
      <p className="session__date" aria-hidden="true">
        <time dateTime={start}>{date}</time>
      </p>
      <div className="session__what" aria-hidden="true">
        <h3>{course}</h3>
        <p>
          {place}, {district}
        </p>
      </div>
      <div className="session__ways">
        <button type="button" className="session__save" data-leaves onClick={save}>
          {t('pages.starter.sessions.calendar')}
          <span className="visually-hidden">
            {' '}
            {course}, {date}
          </span>
        </button>
        {CONTACT_METHOD !== 'none' && (
          <CallToAction
            url={`/register?${asked}`}
            text={t('pages.starter.sessions.cta')}
            hoverText={t('pages.starter.sessions.cta_hover')}
          />
        )}
      </div>
    </li>
  );
}
