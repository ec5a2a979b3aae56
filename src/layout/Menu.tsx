import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { prefetchStory } from '../prefetchStory.ts';

const ENTRIES = [
  { i18nKey: 'navigation.simulation_wny', url: '/simulation_wny' },
  { i18nKey: 'navigation.starter', url: '/starter' },
];

/** The two entries of the site. `onChoose` tells whoever shows the menu that it has done its work. */
export function Menu({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {ENTRIES.map(({ i18nKey, url }) => {
        const intent = url === '/simulation_wny' ? prefetchStory : undefined;
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
