import { useState } from 'react';
import type { Story, View } from '../../stage/index.ts';
import type { WordKey } from '../i18n.ts';
import { pictureKey } from './pictureKey.ts';
import { Words } from './Words.tsx';

interface SeenProps {
  readonly id?: string;
  readonly story: Story;
  readonly view: View;
  /** the words in place of those that have not come */
  readonly otherwise?: WordKey;
}

/** What is to be seen, for who hears the story. Decided once: words that come later are not read out in the midst of a step. */
export function Seen({ id, story, view, otherwise }: SeenProps) {
  const [key] = useState(() => pictureKey(story, view) ?? otherwise);
  if (!key) return null;
  return (
    <p id={id} className="visually-hidden">
      <Words of={key} />
    </p>
  );
}
