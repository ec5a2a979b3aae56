import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import './switzerland.css';

export function Switzerland() {
  const { t } = useTranslation();
  return (
    <Section background="white" className="switzerland" labelledBy="switzerland-title">
      <h2 id="switzerland-title">{t('pages.starter.switzerland.title')}</h2>
      <div className="switzerland__words">
        <p>
          {t('pages.starter.switzerland.text_1')}
          <SourceLinks numbers={[2, 5, 8]} />
        </p>
        <p>
          {t('pages.starter.switzerland.text_2')}
          <SourceLinks numbers={[2, 6, 9]} />
        </p>
        <p>
          <Button i18nKey="pages.starter.switzerland.cta" url="https://www.football.ch" target="_blank" />
        </p>
      </div>
      <img
        className="switzerland__picture"
        src="/art/starter-village.svg"
        alt={t('pages.starter.switzerland.image_alt')}
        width="1600"
        height="560"
        loading="lazy"
      />
    </Section>
  );
}
