import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/Icon.tsx';

interface ModalHeadProps extends PropsWithChildren {
  readonly id: string;
  readonly onClose: () => void;
}

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
