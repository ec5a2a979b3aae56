import type { View } from '../../stage/index.ts';
import { isWordKey, type WordKey } from '../words/i18n.ts';

/** Returns the key of a picture's description; undefined until the descriptions have loaded. */
export const pictureKey = ({ description }: View): WordKey | undefined =>
  isWordKey(description) ? description : undefined;
