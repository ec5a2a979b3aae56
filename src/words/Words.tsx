import { memo, type PropsWithChildren } from 'react';
import { Trans } from 'react-i18next';
import type { WordKey } from './i18n.ts';

/* These components drop all attributes of a tag in a text, so that no attribute reaches the page. */
const Strong = ({ children }: PropsWithChildren) => <strong>{children}</strong>;
const Em = ({ children }: PropsWithChildren) => <em>{children}</em>;
const Break = () => <br />;
const ALLOWED = { strong: <Strong />, em: <Em />, br: <Break /> };

/** Renders the words of a key. Supports `<strong>`, `<em>` and `<br/>`; any other tag appears as plain text. */
export const Words = memo(function Words({ of }: { of: WordKey }) {
  return <Trans<WordKey> i18nKey={of} components={ALLOWED} />;
});
