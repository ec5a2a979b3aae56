/**
 * Adds the words of the controls and the loading screen to the translations. The chapters' words load with the story.
 */
import simulation from '../../locales/en/simulation.json';
import { addWords } from '../words/i18n.ts';

addWords(simulation);
