/**
 * Adds the words of the controls and the loading screen to the translations. The words of the chapters load later, with
 * the story's code.
 */
import simulation from '../../locales/en/simulation.json';
import { addWords } from '../words/i18n.ts';

addWords(simulation);
