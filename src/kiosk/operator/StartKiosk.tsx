import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inTime } from '../../device/inTime.ts';
import { IDLE, type KioskSettings, START_PAGES } from '../../device/kioskSettings.ts';
import { ADDRESSES } from '../../site/addresses.ts';

const NAMES = {
  [ADDRESSES.simulation]: 'navigation.simulation_wny',
  [ADDRESSES.home]: 'pages.kiosk.start.home',
} as const satisfies Record<KioskSettings['startPage'], string>;

/**
 * Asks the browser not to delete the site's data when storage runs low. Called only when the operator submits
 * the form, because Firefox asks the operator for permission in a dialog.
 */
async function keepData() {
  try {
    await inTime(navigator.storage.persist());
  } catch (cause) {
    console.info("The browser may delete the site's data", cause);
  }
}

/**
 * Form for the idle time and the start page. When the operator submits the form, this tab loads an address
 * such as '/simulation_wny?kiosk=60', and so becomes a kiosk.
 */
export function StartKiosk() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(String(IDLE.usual));
  const [path, setPath] = useState<string>(START_PAGES[0]);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    await keepData();
    location.assign(`${path}?kiosk=${seconds}`); // loads the page, because only a page load reads `?kiosk`
  };
  return (
    <form className="kiosk__form" onSubmit={event => void start(event)}>
      <label className="kiosk__field">
        {t('pages.kiosk.start.idle', { least: IDLE.least, most: IDLE.most })}
        <input
          type="number"
          inputMode="numeric"
          min={IDLE.least}
          max={IDLE.most}
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
            <option key={page} value={page}>
              {t(NAMES[page])}
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
