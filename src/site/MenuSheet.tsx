import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { keepFocus } from '../ui/keepFocus.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Menu } from './Menu.tsx';
import './menu-sheet.css';

export function MenuSheet() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(() => sheet.current?.close(), [key]);

  const show = () => {
    sheet.current?.showModal();
    setOpen(true);
  };
  const close = () => sheet.current?.close();
  return (
    <div className="menu-sheet">
      <button
        type="button"
        className="menu-sheet__button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={t('layout.menu_open')}
        onClick={show}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path
            d="M2 7 30 4V9L2 12ZM2 15.500 30 12.500V17.500L2 20.500ZM2 24 30 21V26L2 29Z"
            fill="currentColor"
          />
        </svg>
      </button>
      <dialog
        ref={sheet}
        className="menu-sheet__sheet"
        aria-label={t('layout.menu')}
        onClose={() => setOpen(false)}
        onKeyDown={keepFocus}
      >
        <div className="menu-sheet__top">
          <Link className="menu-sheet__logo" to="/" aria-label={t('layout.brand_line')} onClick={close}>
            <Wordmark dot="var(--yellow)" />
          </Link>
          <button
            type="button"
            className="menu-sheet__button"
            aria-label={t('layout.menu_close')}
            onClick={close}
          >
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path
                d="M5 9 9 5 16 12 23 5 27 9 20 16 27 23 23 27 16 20 9 27 5 23 12 16Z"
                fill="currentColor"
              />
            </svg>
          </button>
        </div>
        <nav aria-label={t('layout.menu')}>
          <Menu className="menu-sheet__menu" onChoose={close} />
        </nav>
      </dialog>
    </div>
  );
}
