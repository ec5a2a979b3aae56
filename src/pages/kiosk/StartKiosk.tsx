import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESSES } from '../../addresses.ts';

const START_PAGES = [
  { path: ADDRESSES.simulation, words: 'navigation.simulation_wny' },
  { path: ADDRESSES.home, words: 'pages.kiosk.start.home' },
] as const;

/** The idle time and the start page, and the button that makes this tab a kiosk: the address says all of it. */
export function StartKiosk() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState('60');
  const [path, setPath] = useState<string>(ADDRESSES.simulation);
  const start = (event: FormEvent) => {
    event.preventDefault();
    location.assign(`${path}?kiosk=${seconds}`); // a page of its own: a tab asks once whether it is a kiosk
  };
  return (
    <form className="kiosk__form" onSubmit={start}>
      <label className="kiosk__field">
        {t('pages.kiosk.start.idle')}
        <input
          type="number"
          inputMode="numeric"
          min={15}
          max={600}
          step={1}
          required
          value={seconds}
          onChange={event => setSeconds(event.target.value)}
        />
      </label>
      <label className="kiosk__field">
        {t('pages.kiosk.start.page')}
        <select value={path} onChange={event => setPath(event.target.value)}>
          {START_PAGES.map(page => (
            <option key={page.path} value={page.path}>
              {t(page.words)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--orange">
        <span className="button__text">{t('pages.kiosk.start.button')}</span>
      </button>
      <p className="kiosk__address">
        {t('pages.kiosk.start.address', { address: `${path}?kiosk=${seconds}` })}
      </p>
    </form>
  );
}
