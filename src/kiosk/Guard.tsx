import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import words from '../../locales/en/take-away.json';
import { ADDRESSES } from '../site/addresses.ts';
import { addWords } from '../words/i18n.ts';
import { lockDown } from './lockDown.ts';
import { TakeAway } from './takeHome/TakeAway.tsx';

addWords(words);

/**
 * Keeps a kiosk on the site. Instead of a link that leaves the site, and on the registration form's own page, it shows a
 * code for the visitor's phone. The code is gone when the page changes.
 */
export function Guard() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isForm = pathname === ADDRESSES.register;
  const [path, setPath] = useState<string>();
  useEffect(() => lockDown(setPath), []);
  useEffect(() => setPath(isForm ? pathname : undefined), [isForm, pathname]);

  if (path === undefined) return null;
  const close = () => {
    setPath(undefined);
    if (isForm) void navigate(ADDRESSES.home, { replace: true });
  };
  return <TakeAway path={path} onClose={close} />;
}
