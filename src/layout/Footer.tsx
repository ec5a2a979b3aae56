import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewTab } from '../ui/NewTab.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Menu } from './Menu.tsx';
import './footer.css';

/** Stand-ins until the partners send theirs: replace the file, keep its name (see assets/site/README.md). */
const PARTNERS = [
  { i18nKey: 'layout.partner.school', src: '/art/partner-school.svg' },
  { i18nKey: 'layout.partner.tournament', src: '/art/partner-tournament.svg' },
] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="footer__inside">
        <Link className="footer__brand" to="/" aria-label={t('layout.brand_line')}>
          <Wordmark dot="var(--yellow)" />
        </Link>
        <nav aria-label={t('layout.footer.menu')}>
          <Menu className="footer__menu" />
        </nav>
        <ul className="footer__partners">
          {PARTNERS.map(({ i18nKey, src }) => (
            <li key={src}>
              <img src={src} alt={t(i18nKey)} width="180" height="72" loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
        <div className="footer__words">
          <p>{t('layout.footer.introduction')}</p>
          <p>{t('layout.footer.fiction')}</p>
          <p>
            {t('layout.footer.help')}{' '}
            <a href="https://www.sportintegrity.ch" target="_blank" rel="noopener noreferrer">
              {t('layout.footer.help_link')}
              <NewTab />
            </a>
          </p>
        </div>
        <div className="footer__last">
          <p className="footer__made">
            {t('layout.footer.made')}
            <Heart />
          </p>
          <p>{t('layout.footer.copyright')}</p>
          <Link to="/register#terms" hidden>
            {t('layout.footer.terms')}
          </Link>
        </div>
      </div>
    </footer>
  );
}

function Heart() {
  return (
    <svg className="footer__heart" viewBox="-20 -18 40 36" aria-hidden="true" focusable="false">
      <path d="M0 17-18 0V-10L-10-17 0-9 10-17 18-10V0Z" fill="var(--orange)" />
      <path d="M0 17-18 0V-10L-14-13.500-8 0Z" fill="var(--ember)" />
    </svg>
  );
}
