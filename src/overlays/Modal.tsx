import { type KeyboardEvent, type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import './modal.css';

interface ModalProps extends PropsWithChildren {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string;
  readonly onClose: () => void;
}

const FOCUSABLE = 'a[href], button, input, [tabindex="0"]';

/** The browser leaves a dialog by its own bars after the last control; here Tab goes round. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
}

/** A dialog in front of everything. Escape closes it; the focus goes back to where it was. */
export function Modal({
  labelledBy,
  describedBy,
  role = 'dialog',
  className,
  onClose,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // closed while it is still in the page: only then the browser gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`modal ${className}`}
      onKeyDown={goRound}
      onCancel={event => {
        event.preventDefault();
        // a dialog on top of this one tells its parents too
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
