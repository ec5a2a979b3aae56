import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/Icon.tsx';
import { Tool } from '../controls/Tool.tsx';
import type { PanelName } from './Panels.tsx';

export function PanelTools({ onPanel }: { onPanel: (name: PanelName) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Tool words={t('ui.transcript')} opens onClick={() => onPanel('transcript')}>
        <Icon of="transcript" />
      </Tool>
      <Tool words={t('layout.comfort')} opens onClick={() => onPanel('comfort')}>
        <span className="tool__letters" translate="no" aria-hidden="true">
          Aa
        </span>
      </Tool>
    </>
  );
}
