import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { loadConnectionNotice } from '../network/importWithRetry.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './site-layout.css';
import './skip.css';

/**
 * Delay in ms before the code of the connection notice is loaded. The notice is shown when there is no network: then
 * it is too late to load the code.
 */
const NOTICE_DELAY = 2000;

export function SiteLayout() {
  const { t } = useTranslation();
  useEffect(() => void setTimeout(loadConnectionNotice, NOTICE_DELAY), []);
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
