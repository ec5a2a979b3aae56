import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/not-found.json';
import { Button } from '../../ui/Button.tsx';
import { addWords } from '../../words/i18n.ts';
import './not-found.css';

addWords(words);

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <section className="not-found" data-section="plum" aria-labelledby="not-found-title">
      <img
        className="not-found__picture"
        src="/art/offside-flag.svg"
        alt={t('pages.not_found.image_alt')}
        width="900"
        height="900"
      />
      <div className="not-found__words">
        <h1 id="not-found-title">{t('pages.not_found.title')}</h1>
        <p>{t('pages.not_found.text')}</p>
        <p className="not-found__ways">
          <Button i18nKey="pages.not_found.cta" url="/" tone="yellow" />
          <Button i18nKey="pages.not_found.cta_simulation" url="/simulation_wny" tone="white" />
        </p>
      </div>
    </section>
  );
}
