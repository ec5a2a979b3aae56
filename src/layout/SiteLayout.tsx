import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './site-layout.css';
import './skip.css';

/** Header, page and footer: the layout of every page but the simulation. */
export function SiteLayout() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#content">
        {t('layout.skip')}
      </a>
      <Header />
      <main id="content" className="site-layout" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
