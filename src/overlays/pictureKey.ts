import { resolve, type Story, type View } from '../../stage/index.ts';
import { isWordKey, type WordKey } from '../words/i18n.ts';

/**
 * Returns the key of the description of a step's picture or, after a wrong answer, of the reaction. Undefined if the
 * step has no description of its own, or if its words have not loaded.
 */
export function pictureKey(story: Story, { label, chapter, overlay }: View): WordKey | undefined {
  const wrong = overlay.kind === 'question' && overlay.wrong ? `wrong_${overlay.choice}` : undefined;
  const key = `pictures.chapter_${chapter}.${wrong ?? resolve(story, label).name}`;
  return isWordKey(key) ? key : undefined;
}
