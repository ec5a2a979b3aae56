import { OWNER } from 'virtual:owner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { makersIn } from '../facts/makers.ts';
import { NewTab } from '../ui/NewTab.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Menu } from './Menu.tsx';
import './footer.css';

const LEGAL = ['legal', 'accessibility', 'credits'] as const;

/** A navigation does not request the image again, because the footer stays mounted. */
function retryWhenOnline(image: HTMLImageElement) {
  const { src } = image;
  const retry = () => {
    image.src = src;
  };
  addEventListener('online', retry, { once: true });
}

export function Footer() {
  const { t } = useTranslation();
  const partners = OWNER.partners.filter(({ logo }) => logo);
  return (
    <footer className="footer">
      <div className="footer__inside">
        <Link className="footer__brand" to="/" aria-label={t('layout.brand_line')}>
          <Wordmark dot="var(--yellow)" />
        </Link>
        <nav aria-label={t('layout.footer.menu')}>
          <Menu className="footer__menu" />
        </nav>
        {partners.length > 0 && (
          <ul className="footer__partners">
            {partners.map(({ name, logo }) => (
              <li key={logo}>
                <img
                  src={`/${logo}`}
                  alt={name}
                  width="180"
                  height="72"
                  loading="lazy"
                  decoding="async"
                  onError={({ currentTarget }) => retryWhenOnline(currentTarget)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="footer__words">
          <p>{t('layout.footer.makers', makersIn(t))}</p>
          <p>{t('layout.footer.introduction', { introduction: OWNER.introduction })}</p>
          <p>{t('layout.footer.fiction')}</p>
          <p>
            {t('layout.footer.help')}{' '}
            <a href="https://www.sportintegrity.ch" target="_blank" rel="noopener noreferrer">
              {t('layout.footer.help_link')}
              <NewTab />
            </a>
          </p>
        </div>
        <nav className="footer__about" aria-label={t('layout.footer.about')}>
          <ul className="footer__legal">
            {LEGAL.map(part => (
              <li key={part}>
                <Link to={`/legal#${part}`}>{t(`layout.footer.${part}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
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
