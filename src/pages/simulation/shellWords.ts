/** Adds the words of the match day's controls, the loading screen's among them. The chapters' come with the story. */
import simulation from '../../../locales/en/simulation.json';
import { addWords } from '../../i18n.ts';

addWords(simulation);
