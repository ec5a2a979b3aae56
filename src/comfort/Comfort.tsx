import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import words from '../../locales/en/comfort.json';
import { keepFocus } from '../ui/keepFocus.ts';
import { useModal } from '../ui/useModal.ts';
import { addWords } from '../words/i18n.ts';
import { applyComfort, readComfort, type Comfort as Settings, SIZES, storeComfort } from './comfort.ts';
import './comfort.css';

addWords(words);

export default function Comfort({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useModal();
  const [title, name] = [useId(), useId()];
  const [chosen, setChosen] = useState(readComfort);
  const choose = (change: Partial<Settings>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    storeComfort(next);
    applyComfort(next);
  };
  return (
    <dialog
      ref={dialog}
      className="comfort"
      aria-modal="true"
      aria-labelledby={title}
      onKeyDown={keepFocus}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={title}>{t('layout.comfort')}</h2>
      <fieldset>
        <legend>{t('comfort.size')}</legend>
        <div className="comfort__sizes">
          {SIZES.map(size => (
            <label key={size} className="comfort__size" data-chosen={chosen.size === size || undefined}>
              <input
                type="radio"
                name={name}
                checked={chosen.size === size}
                onChange={() => choose({ size })}
              />
              {t('comfort.percent', { size })}
            </label>
          ))}
        </div>
      </fieldset>
      {(['contrast', 'still'] as const).map(what => (
        <label key={what} className="comfort__switch">
          <input
            type="checkbox"
            checked={chosen[what]}
            onChange={({ target }) => choose({ [what]: target.checked })}
          />
          {t(`comfort.${what}`)}
        </label>
      ))}
      <p className="comfort__kept">{t('comfort.kept')}</p>
      <button type="button" className="comfort__close" onClick={onClose}>
        {t('comfort.close')}
      </button>
    </dialog>
  );
}
