import words from '../../../locales/en/register.json';
import { addWords } from '../../i18n.ts';
addWords(words);
export default function RegisterPage() {
  return <h1>Get in touch</h1>;
}
