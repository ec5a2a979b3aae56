import { useState } from 'react';
import type { Story, View } from '../../stage/index.ts';
import type { WordKey } from '../words/i18n.ts';
import { Words } from '../words/Words.tsx';
import { pictureKey } from './pictureKey.ts';

interface LiveDescriptionProps {
  readonly id?: string;
  readonly story: Story;
  readonly view: View;
  /** read if the step has no description of its own, or if its words have not loaded */
  readonly otherwise?: WordKey;
}

/**
 * Describes the picture for screen readers. The description is chosen once, at mount: one that loads later must not be
 * announced in the middle of a step.
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
