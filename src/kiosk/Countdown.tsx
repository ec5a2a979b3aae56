import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../ui/keepFocus.ts';
import { useModal } from '../ui/useModal.ts';
import './countdown.css';

/** Length of the countdown before the visit ends, in seconds: the minimum of WCAG 2.2.1. */
const SECONDS = 20;
/** A press that lasts this long, in ms, answers the countdown's question even if no click follows. */
const LONG_PRESS = 600;
/** Keys that the dialog or its buttons handle. `onKeyDown` does not treat them as an answer. */
const DIALOG_KEYS = ['Enter', ' ', 'Escape', 'Tab', 'Shift'];

interface CountdownProps {
  readonly onStay: () => void;
  /** called when the time is over, or the visitor asks for a new visit */
  readonly onEnd: () => void;
}

/**
 * Asks whether the visitor is still there. Any touch continues the visit, and so does any key except Tab and Shift.
 * Exception: the button for a new visit ends the visit at once, for a different visitor. Without touch or key, the visit
 * ends after `SECONDS`.
 *
 * The countdown has its own dialog. If it shared the match day's dialog component, the build would put the component
 * into a separate chunk, and every visitor of the match day would load one more file.
 */
export function Countdown({ onStay, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const [title, text] = [useId(), useId()];
  const [secondsLeft, setSecondsLeft] = useState(SECONDS);
  const longPress = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dialog = useModal();
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
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={title}
      aria-describedby={text}
      className="countdown"
      // A short press is an answer only at `click`. If `pointerdown` closed the dialog, the click would reach the page
      // behind the dialog.
      onClick={({ target }) => answerOf(target)()}
      onPointerDown={({ target }) => {
        longPress.current = setTimeout(answerOf(target), LONG_PRESS);
      }}
      onKeyDown={event => {
        keepFocus(event);
        if (!event.repeat && !DIALOG_KEYS.includes(event.key)) onStay();
      }}
      onCancel={event => {
        event.preventDefault();
        onStay();
      }}
    >
      <p className="countdown__left" aria-hidden="true">
        {secondsLeft}
      </p>
      <h2 id={title}>{t('kiosk.idle.title')}</h2>
      <p id={text} className="countdown__text">
        {t('kiosk.idle.text', { seconds: SECONDS })}
      </p>
      <div className="countdown__ways">
        <button type="button" className="countdown__stay">
          {t('kiosk.idle.stay')}
        </button>
        <button type="button" className="countdown__new" ref={newVisit}>
          {t('kiosk.idle.new')}
        </button>
      </div>
    </dialog>
  );
}
