/** The transcript as data: the keys of the words of every step. The words are in locales/en. */
import { type Label, type Overlay, type Progress, reasonKey, type Story, viewOf } from '../../stage/index.ts';
import type { WordKey } from '../words/i18n.ts';

type Bubble = Extract<Overlay, { kind: 'bubble' }>;

interface TranscriptChoice {
  readonly words: WordKey;
  /** the reason why the choice is wrong. In a ranking: Romy's reply if this choice is at the top */
  readonly reason?: WordKey;
  readonly isRight: boolean;
}

export type TranscriptEntry = { readonly label: Label } & (
  | { readonly kind: 'scene'; readonly words: WordKey }
  | { readonly kind: 'line'; readonly speaker: Bubble['speaker']; readonly words: WordKey }
  | {
      readonly kind: 'question';
      readonly title: WordKey;
      readonly introduction: WordKey;
      /** true for a ranking: every order of the choices is right */
      readonly isRanking: boolean;
      readonly choices: readonly TranscriptChoice[];
    }
  | {
      readonly kind: 'card' | 'finale';
      readonly title: WordKey;
      readonly words: WordKey;
      readonly tuesday?: WordKey;
    }
);

export interface TranscriptChapter {
  readonly number: number;
  readonly name: WordKey;
  /** words that say when the chapter takes place; absent if the chapter has no title screen */
  readonly when?: WordKey;
  readonly entries: readonly TranscriptEntry[];
}

/**
 * Returns the key of Romy's reply to a ranking with this choice at the top; undefined if the reply does not depend on
 * the ranking.
 */
function replyTo({ number, words }: Story['chapters'][number], choice: number): WordKey | undefined {
  const reply = Object.keys(words).find(key => key.endsWith(`_top_${choice}`));
  if (reply === undefined) return undefined;
  return `simulation.chapter_${number}.text_${reply.split('.text_')[1] ?? ''}`;
}

function choicesOf(chapter: Story['chapters'][number]): TranscriptChoice[] {
  const { number, question } = chapter;
  return Array.from({ length: question?.choices ?? 0 }, (_, choice) => {
    const isRight = question?.kind === 'select' && question.answer === choice;
    const wrong = question?.kind === 'select' && !isRight ? reasonKey(chapter, choice) : undefined;
    const reason = question?.kind === 'drag' ? replyTo(chapter, choice) : wrong;
    return {
      words: `simulation.chapter_${number}.question.choice_${choice}`,
      isRight,
      ...(reason && { reason }),
    };
  });
}

function entriesAt(story: Story, progress: Progress, label: Label): TranscriptEntry[] {
  const { overlay, chapter: number, description } = viewOf(story, { ...progress, label });
  const chapter = story.chapters[number];
  const key = `simulation.chapter_${number}` as const;
  switch (overlay.kind) {
    case 'scene':
      return [{ kind: 'scene', label, words: description }];
    case 'bubble':
      return [{ kind: 'line', label, speaker: overlay.speaker, words: overlay.words }];
    case 'question': {
      const asked = `${key}.question` as const;
      const isRanking = overlay.question.kind === 'drag';
      const choices = chapter ? choicesOf(chapter) : [];
      const [title, introduction] = [`${asked}.title`, `${asked}.introduction`] as const;
      return [{ kind: 'question', label, title, introduction, isRanking, choices }];
    }
    case 'card':
      return [
        {
          kind: 'card',
          label,
          title: `${key}.card.title`,
          words: `${key}.card.introduction`,
          tuesday: `${key}.card.tuesday`,
        },
      ];
    case 'finale':
      return [
        {
          kind: 'finale',
          label,
          title: 'simulation.finale.summary.title',
          words: 'simulation.finale.summary.text',
        },
      ];
    default:
      return [];
  }
}

/** Returns the transcript by chapter. `progress` decides the lines that depend on the visitor's choices. */
export const transcriptOf = (story: Story, progress: Progress): TranscriptChapter[] =>
  story.chapters.map(({ number, title }) => ({
    number,
    name: `simulation.chapter_${number}.section`,
    ...(title && { when: `simulation.chapter_${number}.subtitle` as const }),
    entries: story.stepsOf(number).flatMap(({ label }) => entriesAt(story, progress, label)),
  }));
