/** Adds the descriptions of the pictures to the translations. */
import pictures from '../../../locales/en/pictures.json';
import { addWords } from '../../i18n.ts';

addWords(pictures);
