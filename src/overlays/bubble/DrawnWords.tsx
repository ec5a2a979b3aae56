import { useTranslation } from 'react-i18next';
import type { Overlay } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';

/** A line whose words the picture shows in large letters. This element gives the words to screen readers only. */
export function DrawnWords({
  bubble: { speaker, words },
}: {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
}) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden">
      {t(`speaker.${speaker}`)}: <Words of={words} />
    </p>
  );
}
