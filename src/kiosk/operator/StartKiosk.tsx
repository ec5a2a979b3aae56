import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inTime } from '../../device/inTime.ts';
import { IDLE, START_PAGES } from '../../device/kioskSettings.ts';
import { ADDRESSES } from '../../site/addresses.ts';
import { ask } from '../../ui/ask.ts';

export function StartKiosk() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(String(IDLE.usual));
  const [path, setPath] = useState<string>(START_PAGES[0]);
  const address = `${path}?kiosk=${seconds}`;
  const start = async (event: FormEvent) => {
    event.preventDefault();
    // asks only now not to delete the site's data when storage runs low, because Firefox shows a dialog
    await ask(() => inTime(navigator.storage.persist()));
    location.assign(address); // loads the page, because only a page load reads `?kiosk`
  };
  return (
    <form onSubmit={event => void start(event)}>
      <label>
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
      <label>
        {t('pages.kiosk.start.page')}
        <select value={path} onChange={event => setPath(event.target.value)}>
          <option value={ADDRESSES.simulation}>{t('navigation.simulation_wny')}</option>
          <option value={ADDRESSES.home}>{t('pages.kiosk.start.home')}</option>
        </select>
      </label>
      <button type="submit" className="button button--orange">
        <span className="button__text">{t('pages.kiosk.start.button')}</span>
      </button>
      <p>{t('pages.kiosk.start.address', { address })}</p>
    </form>
  );
}
