import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KioskDialog } from './KioskDialog.tsx';

/** Length of the countdown before the visit ends, in seconds: the minimum of WCAG 2.2.1. */
const SECONDS = 20;
/** A press that lasts this long, in ms, answers the countdown's question even if no click follows. */
const LONG_PRESS = 600;
/** Keys that the dialog or its buttons handle, so they are no answer by themselves. */
const DIALOG_KEYS = ['Enter', ' ', 'Escape', 'Tab', 'Shift'];

interface CountdownProps {
  readonly onStay: () => void;
  /** called when the time is over, or a different visitor asks for a new visit */
  readonly onEnd: () => void;
}

/**
 * Asks whether the visitor is still there. Any touch continues the visit, except on the button for a new visit, and so
 * does any key except Tab and Shift.
 */
export function Countdown({ onStay, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const text = useId();
  const [secondsLeft, setSecondsLeft] = useState(SECONDS);
  const longPress = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newVisit = useRef<HTMLButtonElement>(null);
  const answerOf = (target: EventTarget) =>
    target instanceof Node && newVisit.current?.contains(target) ? onEnd : onStay;

  useEffect(() => {
    const clock = setInterval(() => setSecondsLeft(now => Math.max(0, now - 1)), 1000);
    return () => {
      clearInterval(clock);
      clearTimeout(longPress.current);
    };
  }, []);
  useEffect(() => {
    if (secondsLeft === 0) onEnd();
  }, [secondsLeft, onEnd]);

  return (
    <KioskDialog
      role="alertdialog"
      title={t('kiosk.idle.title')}
      aria-describedby={text}
      onDismiss={onStay}
      // A short press is an answer only at `click`. If `pointerdown` closed the dialog, the click would reach the page
      // behind the dialog.
      onClick={({ target }) => answerOf(target)()}
      onPointerDown={({ target }) => {
        longPress.current = setTimeout(answerOf(target), LONG_PRESS);
      }}
      onKeyDown={({ key, repeat }) => {
        if (!repeat && !DIALOG_KEYS.includes(key)) onStay();
      }}
    >
      <p className="kiosk-dialog__number" aria-hidden="true">
        {secondsLeft}
      </p>
      <p id={text}>{t('kiosk.idle.text', { seconds: SECONDS })}</p>
      <div className="button-row">
        <button type="button" className="button button--yellow">
          <span className="button__text">{t('kiosk.idle.stay')}</span>
        </button>
        <button type="button" className="button button--white" ref={newVisit}>
          <span className="button__text">{t('kiosk.idle.new')}</span>
        </button>
      </div>
    </KioskDialog>
  );
}
