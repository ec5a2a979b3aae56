import { type ComponentProps, useId } from 'react';
import { keepFocus } from '../ui/keepFocus.ts';
import { useModal } from '../ui/useModal.ts';
import '../styles/button.css';
import './kiosk-dialog.css';

interface KioskDialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  readonly title: string;
  /** called for Escape and for the Back gesture of a phone */
  readonly onDismiss: () => void;
}

/**
 * A dialog as large as the window. It is not the match day's dialog: the build would put a shared one into a separate
 * chunk, and every visitor of the match day would load one more file.
 */
export function KioskDialog({ title, onDismiss, onKeyDown, children, ...others }: KioskDialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      {...others}
      ref={dialog}
      className="kiosk-dialog"
      aria-labelledby={id}
      onKeyDown={event => {
        keepFocus(event);
        onKeyDown?.(event);
      }}
      onCancel={event => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
