import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Log, readLog } from '../log.ts';

/** Returns the hash in the entry script's name; '' without an entry script. Each release has a different hash. */
function release(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.match(/-([^/]+)\.js$/)?.[1] ?? '';
}

const dated = (time: number) =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Shows the page's release, the start of the last visit (`reset`) and the last fault. Start and fault come from this
 * browser's storage.
 */
export function State() {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<Log & { readonly release: string }>({ release: '' });
  useEffect(() => setSeen({ release: release(), ...readLog() }), []);
  const { reset, fault } = seen;
  return (
    <dl className="kiosk__state-list">
      <Line name={t('pages.kiosk.release')}>{seen.release}</Line>
      <Line name={t('pages.kiosk.reset')}>{reset ? dated(reset) : t('pages.kiosk.reset.none')}</Line>
      <Line name={t('pages.kiosk.fault')}>
        {fault
          ? t('pages.kiosk.fault.at', { time: dated(fault.at), fault: t(`pages.kiosk.fault.${fault.what}`) })
          : t('pages.kiosk.fault.none')}
      </Line>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
