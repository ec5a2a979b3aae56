import type { WordKey } from '../words/i18n.ts';
import type { TranscriptChapter, TranscriptEntry } from './transcript.ts';

export type Say = (key: WordKey) => string;

export const withoutMarkup = (text: string) =>
  text.replace(/<br\s*\/?>/g, '\n').replace(/<\/?(strong|em)>/g, '');

function linesOf(entry: TranscriptEntry, say: Say): string[] {
  switch (entry.kind) {
    case 'scene':
      return [`[${say(entry.words)}]`];
    case 'line':
      return [`${say(`speaker.${entry.speaker}`)}: ${say(entry.words)}`];
    case 'question':
      return [
        '',
        say(entry.title),
        say(entry.introduction),
        ...entry.choices.flatMap(({ words, reason, isRight }) => {
          const mark = isRight ? ` (${say(entry.isRanking ? 'transcript.first' : 'transcript.right')})` : '';
          return [`- ${say(words)}${mark}`, ...(reason ? [`  ${say(reason)}`] : [])];
        }),
        '',
      ];
    default:
      return ['', say(entry.title), say(entry.words), ...(entry.tuesday ? [say(entry.tuesday)] : [])];
  }
}

export function plainText(chapters: readonly TranscriptChapter[], say: Say): string {
  const plain: Say = key => withoutMarkup(say(key));
  const text = chapters
    .map(({ name, when, entries }) => {
      const heading = when ? `${plain(name)} (${plain(when)})` : plain(name);
      return [heading, '', ...entries.flatMap(each => linesOf(each, plain))].join('\n');
    })
    .join('\n\n\n');
  return `${text.replace(/\n{4,}/g, '\n\n\n')}\n`;
}
