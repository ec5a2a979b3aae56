import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTab } from '../../ui/NewTab.tsx';
import { CHECKS, type Finding, runCheck } from './checks.ts';

/** Lists the checks of the kiosk's machine. Each check has a state, a colour and a sentence. */
export function Checks() {
  const { t } = useTranslation();
  const [findings, setFindings] = useState<readonly (Finding | undefined)[]>([]);
  useEffect(() => {
    let isGone = false;
    CHECKS.forEach(async (check, line) => {
      const finding = await runCheck(check);
      if (!isGone) setFindings(now => CHECKS.map((_, other) => (other === line ? finding : now[other])));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <ul className="kiosk__checks" aria-busy={findings.filter(Boolean).length < CHECKS.length}>
      {CHECKS.map(({ name }, line) => {
        const finding = findings[line];
        return (
          <li key={name} className="kiosk__check" data-state={stateOf(finding)}>
            <span className="kiosk__state">{t(`pages.kiosk.state.${stateOf(finding)}`)}</span>
            <strong>{t(name)}</strong>
            <p>
              <span>{finding && t(finding.words, { ...finding.values })}</span>{' '}
              {finding?.link && (
                <a href={finding.link} target="_blank" rel="noopener noreferrer">
                  {t('pages.kiosk.address.open', { address: finding.link })}
                  <NewTab />
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(finding: Finding | undefined): 'asked' | 'unknown' | 'good' | 'bad' {
  if (!finding) return 'asked';
  if (finding.good === undefined) return 'unknown';
  return finding.good ? 'good' : 'bad';
}
