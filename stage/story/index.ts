/** The match day: nine chapters and the words that count their bubbles. */
import words0 from '../../locales/en/chapter_0.json' with { type: 'json' };
import words1 from '../../locales/en/chapter_1.json' with { type: 'json' };
import words2 from '../../locales/en/chapter_2.json' with { type: 'json' };
import words3 from '../../locales/en/chapter_3.json' with { type: 'json' };
import words4 from '../../locales/en/chapter_4.json' with { type: 'json' };
import words5 from '../../locales/en/chapter_5.json' with { type: 'json' };
import words6 from '../../locales/en/chapter_6.json' with { type: 'json' };
import words7 from '../../locales/en/chapter_7.json' with { type: 'json' };
import words8 from '../../locales/en/chapter_8.json' with { type: 'json' };
import { chapter0 } from './chapter0.ts';
import { chapter1 } from './chapter1.ts';
import { chapter2 } from './chapter2.ts';
import { chapter3 } from './chapter3.ts';
import { chapter4 } from './chapter4.ts';
import { chapter5 } from './chapter5.ts';
import { chapter6 } from './chapter6.ts';
import { chapter7 } from './chapter7.ts';
import { chapter8 } from './chapter8.ts';
import { buildStory } from './story.ts';

/** Every word of the chapters, by full key. */
export const words: Readonly<Record<string, string>> = {
  ...words0,
  ...words1,
  ...words2,
  ...words3,
  ...words4,
  ...words5,
  ...words6,
  ...words7,
  ...words8,
};

export const story = buildStory(
  [chapter0, chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, chapter7, chapter8],
  words,
);
