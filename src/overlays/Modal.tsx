import type { CSSProperties, PropsWithChildren } from 'react';
import { keepFocus } from '../ui/keepFocus.ts';
import { useModal } from '../ui/useModal.ts';
import './modal.css';

interface ModalProps extends PropsWithChildren {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string;
  readonly style?: CSSProperties;
  readonly onClose: () => void;
  /** a press on none of what the dialog holds: mostly beside it */
  readonly onPressBeside?: () => void;
}

/** A dialog in front of everything. Escape closes it; the focus goes back to where it was. */
export function Modal({
  labelledBy,
  describedBy,
  role = 'dialog',
  className,
  style,
  onClose,
  onPressBeside,
  children,
}: ModalProps) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`modal ${className}`}
      style={style}
      onKeyDown={keepFocus}
      onClick={event => {
        if (event.target === event.currentTarget) onPressBeside?.();
      }}
      onCancel={event => {
        event.preventDefault();
        // React passes on the event of a dialog that is open inside this one
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
