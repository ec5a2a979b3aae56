import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../ui/Crest.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { ComfortButton } from './ComfortButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { useHeader } from './useHeader.ts';
import './header.css';

export function Header() {
  const { t } = useTranslation();
  const header = useRef<HTMLElement>(null);
  const { hidden, atTop, pair, background } = useHeader(header);
  return (
    <header
      ref={header}
      className="header"
      data-hidden={hidden}
      data-top={atTop}
      data-pair={pair}
      data-background={background}
    >
      <Link className="header__logo" to="/" aria-label={t('layout.brand_line')}>
        <Crest className="header__crest" />
        <Wordmark className="header__wordmark" />
      </Link>
      <nav className="header__nav" aria-label={t('layout.menu')}>
        <Menu className="header__menu" />
      </nav>
      <ComfortButton />
      <MenuSheet />
    </header>
  );
}
