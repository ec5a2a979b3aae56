import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { prefetchSimulation } from '../simulation/prefetchSimulation.ts';
import { ADDRESSES } from './addresses.ts';

const ENTRIES = [
  { i18nKey: 'navigation.simulation_wny', url: ADDRESSES.simulation },
  { i18nKey: 'navigation.starter', url: ADDRESSES.starter },
] as const;

export function Menu({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {ENTRIES.map(({ i18nKey, url }) => {
        const intent = url === ADDRESSES.simulation ? prefetchSimulation : undefined;
        return (
          <li key={url}>
            <Link
              to={url}
              aria-current={pathname === url ? 'page' : undefined}
              onClick={onChoose}
              onPointerEnter={intent}
              onFocus={intent}
              onTouchStart={intent}
            >
              {t(i18nKey)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
