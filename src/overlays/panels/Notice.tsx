import { useTranslation } from 'react-i18next';
import { useSight } from '../../device/sights.ts';
import './notice.css';

interface NoticeProps {
  readonly hidden: boolean;
  readonly onAgain: () => void;
}

export function Notice({ hidden, onAgain }: NoticeProps) {
  const { t } = useTranslation();
  useSight('words');
  return (
    <div className="notice" data-panel hidden={hidden}>
      <p role="status">{t('ui.notice.pictures')}</p>
      <button type="button" onClick={onAgain}>
        {t('ui.notice.again')}
      </button>
    </div>
  );
}
