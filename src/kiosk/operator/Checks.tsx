import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLog } from '../log.ts';
import { type CheckName, type Finding, runCheck } from './checks.ts';

const NAMES: readonly CheckName[] = ['storage', 'offline', 'wake_lock', 'fullscreen', 'address'];

/** Returns the hash in the entry script's name. Each release has a different hash. */
const release = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.match(/-([^/]+)\.js$/)?.[1];

const dated = (time: number) =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export function Checks() {
  const { t } = useTranslation();
  const [log, setLog] = useState<ReturnType<typeof readLog>>();
  useEffect(() => setLog(readLog()), []);
  const { visitAt, fault } = log ?? {};
  return (
    <table>
      <tbody>
        {NAMES.map(name => (
          <Check key={name} name={name} />
        ))}
        <Line name={t('pages.kiosk.release')}>{log && release()}</Line>
        <Line name={t('pages.kiosk.visit')}>{visitAt ? dated(visitAt) : t('pages.kiosk.visit.none')}</Line>
        <Line name={t('pages.kiosk.fault')}>
          {fault
            ? `${dated(fault.at)}: ${t(`pages.kiosk.fault.${fault.what}`)}`
            : t('pages.kiosk.fault.none')}
        </Line>
      </tbody>
    </table>
  );
}

function Check({ name }: { readonly name: CheckName }) {
  const { t } = useTranslation();
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => void runCheck(name).then(setFinding), [name]);
  const state = finding?.state ?? 'asked';
  return (
    <Line name={t(`pages.kiosk.${name}`)} state={state}>
      <strong>{`${t(`pages.kiosk.state.${state}`)}.`}</strong>{' '}
      <span>{finding && t(finding.words, { ...finding.values })}</span>
    </Line>
  );
}

interface LineProps {
  readonly name: string;
  readonly state?: string;
  readonly children: ReactNode;
}

const Line = ({ name, state, children }: LineProps) => (
  <tr data-state={state}>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
);
