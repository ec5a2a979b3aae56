import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ForeignUrl, SiteUrl } from '../site/addresses.ts';
import type { WordKey } from '../words/i18n.ts';
import { NewTab } from './NewTab.tsx';
import '../styles/button.css';

interface ButtonProps {
  i18nKey?: WordKey;
  url?: SiteUrl | ForeignUrl;
  target?: '_self' | '_blank';
  text?: string;
  enabled?: boolean;
  tone?: 'orange' | 'yellow' | 'white';
}

export function Button({
  i18nKey = 'pages.home.title',
  url = '/',
  target = '_self',
  text,
  enabled = true,
  tone = 'orange',
}: ButtonProps) {
  const { t } = useTranslation();
  const className = `button button--${tone}`;
  const words = <span className="button__text">{text ?? t(i18nKey)}</span>;
  if (!enabled) {
    return (
      <span className={className} aria-disabled="true">
        {words}
      </span>
    );
  }
  if (target === '_self' && url.startsWith('/')) {
    return (
      <Link className={className} to={url}>
        {words}
      </Link>
    );
  }
  return (
    <a className={className} href={url} target={target} rel="noopener noreferrer">
      {words}
      {target === '_blank' && <NewTab />}
    </a>
  );
}
