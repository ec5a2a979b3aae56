import { resolve, type Story, type View } from '../../stage/index.ts';
import { isWordKey, type WordKey } from '../i18n.ts';

/**
 * The key of what is to be seen at a step, and of what a wrong answer makes of it; undefined while these words have not
 * come, and where a step has none.
 */
export function pictureKey(story: Story, { label, chapter, overlay }: View): WordKey | undefined {
  const wrong = overlay.kind === 'question' && overlay.wrong ? `wrong_${overlay.choice}` : undefined;
  const key = `pictures.chapter_${chapter}.${wrong ?? resolve(story, label).name}`;
  return isWordKey(key) ? key : undefined;
}
