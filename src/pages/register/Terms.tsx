import { useTranslation } from 'react-i18next';
import { CONTACT_METHOD } from '../../facts/owner.ts';
import { Section } from '../../ui/Section.tsx';
import './terms.css';

const OF_MESSAGES =
  CONTACT_METHOD === 'none' ? ([] as const) : (['what', 'who', 'how_long', 'rights'] as const);
const TERMS = [...OF_MESSAGES, 'courses', 'site'] as const;

export function Terms() {
  const { t } = useTranslation();
  return (
    <Section background="lilac" className="terms" labelledBy="terms">
      <h2 id="terms" tabIndex={-1}>
        {t('pages.register.terms.title')}
      </h2>
      <dl>
        {TERMS.map(term => (
          <div key={term}>
            <dt>{t(`pages.register.terms.${term}.title`)}</dt>
            <dd>{t(`pages.register.terms.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
