/** The transcript as plain text, to copy and print. */
import type { WordKey } from '../words/i18n.ts';
import type { Told, ToldChapter } from './transcript.ts';

/** Returns the words of a key. */
export type Say = (key: WordKey) => string;

/** Removes the markup that a text may hold: `<strong>`, `<em>` and `<br/>`. */
const withoutMarkup = (text: string) => text.replace(/<br\s*\/?>/g, '\n').replace(/<\/?(strong|em)>/g, '');

function linesOf(told: Told, say: Say): string[] {
  switch (told.kind) {
    case 'scene':
      return [`[${say(told.words)}]`];
    case 'line':
      return [`${say(`speaker.${told.speaker}`)}: ${say(told.words)}`];
    case 'question':
      return [
        '',
        say(told.title),
        say(told.introduction),
        ...told.choices.flatMap(({ words, reason, isRight }) => {
          const mark = isRight ? ` (${say(told.isRanking ? 'transcript.first' : 'transcript.right')})` : '';
          return [`- ${say(words)}${mark}`, ...(reason ? [`  ${say(reason)}`] : [])];
        }),
        '',
      ];
    default:
      return ['', say(told.title), say(told.words)];
  }
}

/** Returns the chapters as plain text without markup: one line for each thing said, chapters two blank lines apart. */
export function plainText(chapters: readonly ToldChapter[], say: Say): string {
  const plain: Say = key => withoutMarkup(say(key));
  const text = chapters
    .map(({ name, when, told }) => {
      const heading = when ? `${plain(name)} (${plain(when)})` : plain(name);
      return [heading, '', ...told.flatMap(each => linesOf(each, plain))].join('\n');
    })
    .join('\n\n\n');
  return `${text.replace(/\n{4,}/g, '\n\n\n')}\n`;
}
