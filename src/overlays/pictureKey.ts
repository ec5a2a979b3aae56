import { resolve, type Story, type View } from '../../stage/index.ts';
import { isWordKey, type WordKey } from '../words/i18n.ts';

/**
 * Returns the key of the description of a step's picture, or of the reaction's picture while the error overlay is open.
 * Returns undefined if the descriptions have not loaded, or if this picture has none.
 */
export function pictureKey(story: Story, { label, chapter, overlay }: View): WordKey | undefined {
  const wrong = overlay.kind === 'question' && overlay.wrong ? `wrong_${overlay.choice}` : undefined;
  const key = `pictures.chapter_${chapter}.${wrong ?? resolve(story, label).name}`;
  return isWordKey(key) ? key : undefined;
}
