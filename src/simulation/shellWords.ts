import simulation from '../../locales/en/simulation.json';
import { addWords } from '../words/i18n.ts';

addWords(simulation);
