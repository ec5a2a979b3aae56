import type { CSSProperties, PropsWithChildren } from 'react';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useModal } from '../../ui/useModal.ts';
import './modal.css';

interface ModalProps extends PropsWithChildren {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string;
  readonly style?: CSSProperties;
  readonly onClose: () => void;
  readonly onPressBeside?: () => void;
}

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
        // in React the cancel event bubbles, so it may come from a dialog inside this dialog
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
