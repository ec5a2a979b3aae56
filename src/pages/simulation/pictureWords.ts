/** Adds what is to be seen on the stage, in words. */
import { addWords } from '../../i18n.ts';

const chapters = import.meta.glob<Record<string, string>>('../../../locales/en/chapter_*.json', {
  eager: true,
  import: 'default',
  query: '?pictures',
});

for (const words of Object.values(chapters)) addWords(words);
