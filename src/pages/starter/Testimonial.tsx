import { OWNER } from 'virtual:owner';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { CLAIM_SOURCE } from './sources.ts';
import './testimonial.css';

export function Testimonial() {
  const { t } = useTranslation();
  return (
    <Section background="purple" className="testimonial" labelledBy="testimonial-author">
      <figure>
        <blockquote>
          <p>
            {t('pages.starter.testimonial.quote', { claim: OWNER.claim.words })}
            <SourceLinks numbers={[CLAIM_SOURCE]} />
          </p>
        </blockquote>
        <figcaption>
          <strong id="testimonial-author">{t('pages.starter.testimonial.author')}</strong>
          <small>{t('pages.starter.testimonial.note')}</small>
        </figcaption>
      </figure>
      <img
        className="testimonial__romy"
        src="/art/starter-romy.svg"
        alt={t('pages.starter.testimonial.image_alt')}
        width="700"
        height="800"
        loading="lazy"
      />
    </Section>
  );
}
