import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SiteUrl } from '../site/addresses.ts';
import './cta.css';

interface CallToActionProps {
  text: string;
  /** Label on hover or focus. Screen readers ignore it: the accessible name is always `text`. */
  hoverText?: string;
  url?: SiteUrl;
  onClick?: () => void;
  /** Called on hover, on focus and at the start of a touch, because the visitor will then probably follow the link. */
  onIntent?: () => void;
  enabled?: boolean;
  type?: 'button' | 'submit';
  children?: ReactNode;
}

export function CallToAction({
  text,
  hoverText,
  url,
  onClick,
  onIntent,
  enabled = true,
  type = 'button',
  children,
}: CallToActionProps) {
  const { t } = useTranslation();
  const intent = { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
  const inside = (
    <>
      <span className="cta__words">
        <span className="cta__text">{text}</span>
        <span className="cta__text cta__text--hover" aria-hidden="true">
          {hoverText ?? t('layout.cta_hover')}
        </span>
      </span>
      <span className="cta__disc">{children ?? <Ball />}</span>
    </>
  );
  if (url !== undefined && enabled) {
    return (
      <Link className="cta" to={url} onClick={onClick} {...intent}>
        {inside}
      </Link>
    );
  }
  return (
    <button className="cta" type={type} disabled={!enabled} onClick={onClick} {...intent}>
      {inside}
    </button>
  );
}

const SEAMS = [0, 72, 144, 216, 288];

function Ball() {
  return (
    <svg className="cta__ball" viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <circle r="25" fill="var(--white)" />
      <path d="M-25 0A25 25 0 0 0 25 0 27 22 0 0 1-25 0" fill="var(--lilac)" />
      <g fill="var(--ink)" stroke="var(--ink)" strokeWidth="1.6">
        <path d="M0-9.500 9-2.900 5.600 7.700H-5.600L-9-2.900Z" />
        {SEAMS.map(turn => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-9.500V-18" />
            <path d="M-7.500-23.500 0-17 7.500-23.500A25 25 0 0 0-7.500-23.500" />
          </g>
        ))}
      </g>
    </svg>
  );
}
