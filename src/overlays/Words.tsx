import { memo, type PropsWithChildren } from 'react';
import { Trans } from 'react-i18next';
import type { WordKey } from '../i18n.ts';

/* Components of our own instead of tag names: so no attribute that stands in a text reaches the page. */
const Strong = ({ children }: PropsWithChildren) => <strong>{children}</strong>;
const Em = ({ children }: PropsWithChildren) => <em>{children}</em>;
const Break = () => <br />;
const ALLOWED = { strong: <Strong />, em: <Em />, br: <Break /> };

/** The words of a key, with the light markup a text may hold; any other tag shows as plain text. */
export const Words = memo(function Words({ of }: { of: WordKey }) {
  return <Trans<WordKey> i18nKey={of} components={ALLOWED} />;
});
