/** Adds what is to be seen on the stage, in words. */
import pictures from '../../../locales/en/pictures.json';
import { addWords } from '../../i18n.ts';

addWords(pictures);
