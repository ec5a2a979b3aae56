import type { ComponentProps } from 'react';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useModal } from '../../ui/useModal.ts';
import './modal.css';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  readonly onClose: () => void;
  readonly onPressBeside?: () => void;
}

export function Modal({ role = 'dialog', className, onClose, onPressBeside, ...rest }: ModalProps) {
  const dialog = useModal();
  return (
    <dialog
      aria-modal="true"
      {...rest}
      ref={dialog}
      role={role}
      className={`modal ${className}`}
      onKeyDown={keepFocus}
      onClick={event => {
        if (event.target === event.currentTarget) onPressBeside?.();
      }}
      onCancel={event => {
        event.preventDefault();
        // in React the cancel event bubbles, so it may come from a dialog inside this dialog
        if (event.target === event.currentTarget) onClose();
      }}
    />
  );
}
