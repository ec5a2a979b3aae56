/**
 * Keeps a kiosk on the site. A link that leaves the site or leads to the registration form opens a dialog
 * with a QR code for the visitor's phone instead. On the form's own page this dialog is always open.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import words from '../../locales/en/take-away.json';
import { ADDRESSES } from '../site/addresses.ts';
import { addWords } from '../words/i18n.ts';
import { lockDown } from './lockDown.ts';
import { TakeAway } from './takeHome/TakeAway.tsx';
import './held.css';

addWords(words);

export default function Guard() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<{ readonly path: string; readonly from: string }>();
  useEffect(() => lockDown(path => setBlocked({ path, from: location.pathname })), []);
  useEffect(() => {
    document.documentElement.classList.add('held');
    return () => document.documentElement.classList.remove('held');
  }, []);

  // The dialog shows a QR code for `path`. It opens after a click on a link that a kiosk blocks (`blocked`), and closes
  // when the page changes. It is always open at the address of the registration form, so the form cannot be used.
  const isForm = pathname === ADDRESSES.register;
  const path = isForm ? pathname : blocked?.from === pathname ? blocked.path : undefined;
  if (path === undefined) return null;
  const close = () => {
    setBlocked(undefined);
    if (isForm) void navigate(ADDRESSES.home, { replace: true });
  };
  return <TakeAway path={path} onClose={close} />;
}
