import { memo, type PropsWithChildren } from 'react';
import { Trans } from 'react-i18next';
import type { WordKey } from './i18n.ts';

/* Own components instead of tag names, so that no attribute in a text reaches the page. */
const Strong = ({ children }: PropsWithChildren) => <strong>{children}</strong>;
const Em = ({ children }: PropsWithChildren) => <em>{children}</em>;
const Break = () => <br />;
const ALLOWED = { strong: <Strong />, em: <Em />, br: <Break /> };

/** Renders the words of a key. Supports `<strong>`, `<em>` and `<br/>`; any other tag appears as plain text. */
export const Words = memo(function Words({ of }: { of: WordKey }) {
  return <Trans<WordKey> i18nKey={of} components={ALLOWED} />;
});
