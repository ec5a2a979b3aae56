import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

interface ModalHeadProps extends PropsWithChildren {
  /** of the heading, which names the dialog */
  readonly id: string;
  readonly onClose: () => void;
}

/** The heading of a dialog, with a button that closes it. */
export function ModalHead({ id, onClose, children }: ModalHeadProps) {
  const { t } = useTranslation();
  return (
    <header className="modal__head">
      <h2 id={id}>{children}</h2>
      <button type="button" className="round" aria-label={t('ui.close')} onClick={onClose}>
        <Icon of="close" />
      </button>
    </header>
  );
}
