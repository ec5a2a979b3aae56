import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/saveFile.ts';
import { chaptersOf, csvOf, type HourCount, readCounts } from '../counts.ts';

const save = (csv: string) => saveFile('why-not-you-kiosk.csv', new Blob([csv], { type: 'text/csv' }));

/** Shows the visits counted on this machine, one row per hour. A button saves the table as a CSV file. */
export function Counts() {
  const { t } = useTranslation();
  const [counts, setCounts] = useState<readonly HourCount[]>([]);
  useEffect(() => setCounts(readCounts(() => localStorage)), []);
  if (counts.length === 0) return <p>{t('pages.kiosk.counts.none')}</p>;
  const chapters = chaptersOf(counts);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach this area to scroll it */}
      <section className="kiosk__scroll" tabIndex={0} aria-label={t('pages.kiosk.counts.table')}>
        <table className="kiosk__table">
          <thead>
            <tr>
              <th scope="col">{t('pages.kiosk.counts.hour')}</th>
              <th scope="col">{t('pages.kiosk.counts.visits')}</th>
              {chapters.map(chapter => (
                <th key={chapter} scope="col">
                  {t('pages.kiosk.counts.chapter', { chapter })}
                </th>
              ))}
              <th scope="col">{t('pages.kiosk.counts.finished')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ hour, visits, chapters: reached, finished }) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                <td>{visits}</td>
                {chapters.map(chapter => (
                  <td key={chapter}>{reached[chapter] ?? 0}</td>
                ))}
                <td>{finished}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" className="button button--white" onClick={() => save(csvOf(counts))}>
        <span className="button__text">{t('pages.kiosk.counts.save')}</span>
      </button>
    </>
  );
}
