import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../ui/useModal.ts';
import './countdown.css';

/** Seconds that the countdown runs before the visit ends. */
const SECONDS = 15;
/** A press that lasts this long, in ms, is an answer even if no click follows. */
const LONG_PRESS = 600;
/** Keys to which the dialog's button or the dialog itself reacts. */
const THEIR_OWN = ['Enter', ' ', 'Escape'];

interface CountdownProps {
  readonly onStay: () => void;
  readonly onOver: () => void;
}

/**
 * Asks whether the visitor is still there. Any touch or key is an answer; without one the visit ends after `SECONDS`.
 * Does not use the match day's dialog component: a shared chunk would be one more file for every visitor of the match
 * day.
 */
export function Countdown({ onStay, onOver }: CountdownProps) {
  const { t } = useTranslation();
  const [title, text] = [useId(), useId()];
  const [left, setLeft] = useState(SECONDS);
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dialog = useModal();

  useEffect(() => {
    const clock = setInterval(() => setLeft(now => Math.max(0, now - 1)), 1000);
    return () => {
      clearInterval(clock);
      clearTimeout(pressed.current);
    };
  }, []);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={title}
      aria-describedby={text}
      className="countdown"
      // waits for the click, so that the click does not reach the page behind
      onClick={onStay}
      onPointerDown={() => {
        pressed.current = setTimeout(onStay, LONG_PRESS);
      }}
      onKeyDown={({ key }) => {
        if (!THEIR_OWN.includes(key)) onStay();
      }}
      onCancel={event => {
        event.preventDefault();
        onStay();
      }}
    >
      <p className="countdown__left" aria-hidden="true">
        {left}
      </p>
      <h2 id={title}>{t('kiosk.idle.title')}</h2>
      <p id={text} className="countdown__text">
        {t('kiosk.idle.text', { seconds: SECONDS })}
      </p>
      <button type="button" className="countdown__stay">
        {t('kiosk.idle.stay')}
      </button>
    </dialog>
  );
}
