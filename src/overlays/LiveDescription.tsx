import { useState } from 'react';
import type { Story, View } from '../../stage/index.ts';
import type { WordKey } from '../words/i18n.ts';
import { Words } from '../words/Words.tsx';
import { pictureKey } from './pictureKey.ts';

interface LiveDescriptionProps {
  readonly id?: string;
  readonly story: Story;
  readonly view: View;
  /** key of the fallback text, for a step whose description is missing or has not loaded */
  readonly otherwise?: WordKey;
}

/**
 * Describes the picture for screen readers. The text is chosen once, at mount. If the description loads later, the text
 * stays: a change would make the screen reader speak again in the middle of a step.
 */
export function LiveDescription({ id, story, view, otherwise }: LiveDescriptionProps) {
  const [key] = useState(() => pictureKey(story, view) ?? otherwise);
  if (!key) return null;
  return (
    <p id={id} className="visually-hidden">
      <Words of={key} />
    </p>
  );
}
