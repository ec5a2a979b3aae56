import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import './coach.css';

const ITEMS = [1, 2, 3, 4, 5, 6] as const;

export function Coach() {
  const { t } = useTranslation();
  return (
    <Section background="lilac" className="coach" labelledBy="coach-title">
      <h2 id="coach-title">{t('pages.starter.coach.title')}</h2>
      <p className="starter__intro">{t('pages.starter.coach.intro')}</p>
      <ol className="coach__list">
        {ITEMS.map(item => (
          <li key={item}>
            <img
              src={`/art/duty-${item}.svg`}
              alt=""
              width="400"
              height="260"
              loading="lazy"
              decoding="async"
            />
            <h3>{t(`pages.starter.coach.item_${item}.title`)}</h3>
            <p>{t(`pages.starter.coach.item_${item}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
