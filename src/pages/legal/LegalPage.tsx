import { OWNER } from 'virtual:owner';
import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/legal.json';
import { makersIn } from '../../facts/makers.ts';
import { Section } from '../../ui/Section.tsx';
import { addWords } from '../../words/i18n.ts';
import './legal.css';

addWords(words);

export default function LegalPage() {
  const { t } = useTranslation();
  const { name, address } = OWNER.responsible;
  return (
    <>
      <Section background="white" className="legal" labelledBy="legal-title">
        <h1 id="legal-title">{t('pages.legal.title')}</h1>
        <h2 id="legal" tabIndex={-1}>
          {t('pages.legal.notice.title')}
        </h2>
        <p>{t('pages.legal.notice.makers', makersIn(t))}</p>
        {name ? (
          <>
            <p>{t('pages.legal.notice.responsible', { name })}</p>
            <address>
              {address.map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </>
        ) : (
          <p>{t('pages.legal.notice.nobody')}</p>
        )}
        {OWNER.contact && (
          <p>
            {t('pages.legal.notice.contact')} <Email />
          </p>
        )}
        <p>{t('pages.legal.notice.links')}</p>
      </Section>
      <Section background="lilac" className="legal" labelledBy="privacy">
        <h2 id="privacy" tabIndex={-1}>
          {t('pages.legal.privacy.title')}
        </h2>
        <p>{t('pages.legal.privacy.text')}</p>
      </Section>
      <Section background="white" className="legal" labelledBy="accessibility">
        <h2 id="accessibility" tabIndex={-1}>
          {t('pages.legal.accessibility.title')}
        </h2>
        {(['aim', 'done', 'open'] as const).map(part => (
          <p key={part}>{t(`pages.legal.accessibility.${part}`)}</p>
        ))}
        {OWNER.contact && (
          <p>
            {t('pages.legal.accessibility.contact')} <Email />
          </p>
        )}
      </Section>
      <Section background="yellow" className="legal" labelledBy="credits">
        <h2 id="credits" tabIndex={-1}>
          {t('pages.legal.credits.title')}
        </h2>
        {(['made', 'font', 'code'] as const).map(part => (
          <p key={part}>{t(`pages.legal.credits.${part}`)}</p>
        ))}
      </Section>
    </>
  );
}

const Email = () => <a href={`mailto:${OWNER.contact}`}>{OWNER.contact}</a>;
