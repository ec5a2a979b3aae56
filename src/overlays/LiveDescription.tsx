import { useState } from 'react';
import type { View } from '../../stage/index.ts';
import { Words } from '../words/Words.tsx';
import { pictureKey } from './pictureKey.ts';

interface LiveDescriptionProps {
  readonly id?: string;
  readonly view: View;
}

/**
 * Describes the picture for screen readers. The text is chosen at mount: a later change would make the screen reader
 * speak again in the middle of a step.
 */
export function LiveDescription({ id, view }: LiveDescriptionProps) {
  const [key] = useState(() => pictureKey(view));
  if (!key) return null;
  return (
    <p id={id} className="visually-hidden">
      <Words of={key} />
    </p>
  );
}
