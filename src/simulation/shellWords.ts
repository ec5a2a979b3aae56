/**
 * Adds the words of the controls and the loading screen to the translations. storyWords.ts adds the chapters' words.
 */
import simulation from '../../locales/en/simulation.json';
import { addWords } from '../words/i18n.ts';

addWords(simulation);
