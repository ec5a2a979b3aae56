import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/saveFile.ts';
import { chaptersOf, csvOf, type HourCount, linesOf, readCounts } from '../counts.ts';

export function Counts() {
  const { t } = useTranslation();
  const [counts, setCounts] = useState<readonly HourCount[]>([]);
  useEffect(() => setCounts(readCounts()), []);
  if (counts.length === 0) return <p>{t('pages.kiosk.counts.none')}</p>;
  const save = () => saveFile('why-not-you-kiosk.csv', new Blob([csvOf(counts)], { type: 'text/csv' }));
  const headings = [
    t('pages.kiosk.counts.hour'),
    t('pages.kiosk.counts.visits'),
    ...chaptersOf(counts).map(chapter => t('pages.kiosk.counts.chapter', { chapter })),
    t('pages.kiosk.counts.finished'),
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach this area to scroll it */}
      <section className="kiosk__scroll" tabIndex={0} aria-label={t('pages.kiosk.counts.table')}>
        <table>
          <thead>
            <tr>
              {headings.map(heading => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(counts).map(([hour, ...numbers]) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                {numbers.map((number, column) => (
                  <td key={headings[column + 1]}>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" className="button button--white" onClick={save}>
        <span className="button__text">{t('pages.kiosk.counts.save')}</span>
      </button>
    </>
  );
}
