import { useState } from 'react';
import type { Story, View } from '../../stage/index.ts';
import type { WordKey } from '../words/i18n.ts';
import { Words } from '../words/Words.tsx';
import { pictureKey } from './pictureKey.ts';

interface LiveDescriptionProps {
  readonly id?: string;
  readonly story: Story;
  readonly view: View;
  /** shown if the words of the step have not loaded */
  readonly otherwise?: WordKey;
}

/** Describes the picture for screen readers. Chosen once, at mount: words that load later must not interrupt a step. */
export function LiveDescription({ id, story, view, otherwise }: LiveDescriptionProps) {
  const [key] = useState(() => pictureKey(story, view) ?? otherwise);
  if (!key) return null;
  return (
    <p id={id} className="visually-hidden">
      <Words of={key} />
    </p>
  );
}
