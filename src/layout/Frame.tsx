import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './frame.css';

/** What every page but the simulation stands in. */
export function Frame() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#content">
        {t('layout.skip')}
      </a>
      <Header />
      <main id="content" className="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
