import { OWNER } from 'virtual:owner';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/register.json';
import starterWords from '../../../locales/en/starter.json';
import { CONTACT_METHOD } from '../../facts/owner.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { addWords } from '../../words/i18n.ts';
import { OthersToAsk } from '../starter/OthersToAsk.tsx';
import { Reader } from '../starter/Reader.tsx';
import { Form } from './Form.tsx';
import type { Outcome } from './send.ts';
import { Terms } from './Terms.tsx';
import { useRegistration } from './useRegistration.ts';
import './register.css';

addWords({ ...starterWords, ...words });

export default function RegisterPage() {
  return (
    <>
      <Section background="white" className="register" labelledBy="register-title">
        {CONTACT_METHOD === 'none' ? <NoForm /> : <Contact />}
      </Section>
      <Terms />
    </>
  );
}

function NoForm() {
  const { t } = useTranslation();
  return (
    <>
      <h1 id="register-title">{t('pages.register.nobody.title')}</h1>
      <div className="register__nobody">
        <div>
          <p className="register__intro">{t('pages.register.nobody.intro')}</p>
          <OthersToAsk tone="orange" />
        </div>
        <Reader />
      </div>
    </>
  );
}

function Contact() {
  const { t } = useTranslation();
  const registration = useRegistration();
  const { outcome } = registration;
  const title = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    registration.clear();
    title.current?.focus();
  };
  return (
    <>
      <h1 ref={title} id="register-title" tabIndex={-1}>
        {t('pages.register.title')}
      </h1>
      {'firstname' in outcome ? (
        <Done outcome={outcome} onClear={clear} />
      ) : (
        <>
          <p className="register__intro">{t('pages.register.intro')}</p>
          <Form {...registration} clear={clear} />
        </>
      )}
    </>
  );
}

interface DoneProps {
  readonly outcome: Extract<Outcome, { firstname: string }>;
  readonly onClear: () => void;
}

/** Constant, because React calls the function of a `ref` again if it changes. */
function arriveAt(heading: HTMLElement | null) {
  if (!heading) return;
  heading.focus();
  window.scrollTo({ top: 0 });
}

function Done({ outcome, onClear }: DoneProps) {
  const { t } = useTranslation();
  const words = outcome.is === 'sent' ? 'pages.register.success' : 'pages.register.emailed';

  return (
    <div className="register__done">
      <h2 ref={arriveAt} tabIndex={-1}>
        {t(`${words}.title`)}
      </h2>
      <p>{t(`${words}.text`, { firstname: outcome.firstname })}</p>
      {outcome.is === 'emailed' && (
        <>
          <p>
            <a href={outcome.mail}>{t('pages.register.emailed.again')}</a>
          </p>
          <p>
            <label htmlFor="copy">{t('pages.register.emailed.copy', { address: OWNER.contact })}</label>
          </p>
          <textarea id="copy" className="register__copy" readOnly rows={8} value={outcome.text} />
          <button type="button" className="register__clear" onClick={onClear}>
            {t('pages.register.clear')}
          </button>
        </>
      )}
      <p>
        <Button i18nKey="pages.register.success.cta" url="/starter" />
      </p>
    </div>
  );
}
