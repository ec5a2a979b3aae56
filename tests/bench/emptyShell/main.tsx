/**
 * A page with which the benchmarks compare the site. Loads the site's libraries, but shows only one paragraph
 * and a button.
 */
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en',
  keySeparator: false,
  initAsync: false,
  resources: { en: { translation: { 'layout.brand': 'Nothing is here.', 'ui.start': 'Start' } } },
});

function EmptyPage() {
  const { t } = useTranslation();
  return (
    <main className="loading">
      <p>{t('layout.brand')}</p>
      <button type="button">{t('ui.start')}</button>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<EmptyPage />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  );
