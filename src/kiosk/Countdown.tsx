import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../ui/useModal.ts';
import './countdown.css';

/** Seconds from the question to the end of the visit. */
const SECONDS = 15;
/** Milliseconds after which a press that becomes no click has said enough. */
const LONG_PRESS = 600;
/** Keys that work on the button and the dialog by themselves. */
const THEIR_OWN = ['Enter', ' ', 'Escape'];

interface CountdownProps {
  readonly onStay: () => void;
  readonly onOver: () => void;
}

/**
 * Asks whether she is still there. Any touch or key is an answer; without one it is over after some seconds. A dialog of
 * its own: the match day's would be a file more for everybody who plays, if it were shared.
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
      // a press ends as a click, so that none is left over for what lies behind
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
