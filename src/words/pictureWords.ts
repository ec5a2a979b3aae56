import { addWords } from '../words/i18n.ts';

const chapters = import.meta.glob<Record<string, string>>('../../locales/en/chapters/chapter_*.json', {
  eager: true,
  import: 'default',
  query: '?pictures',
});

for (const words of Object.values(chapters)) addWords(words);
