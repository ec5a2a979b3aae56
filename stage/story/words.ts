/**
 * The keys of a chapter's words, `simulation.chapter_{number}.{rest}`: their types, and functions that build and read
 * them.
 */
import type { Chapter, Words } from './types.ts';

/** The keys of a title's words, without `simulation.chapter_{number}.`. */
export type TitleWords = 'title' | 'subtitle';
/** The keys of a question's words, without `simulation.chapter_{number}.`. */
export type QuestionWords = `question.${
  | 'title'
  | 'introduction'
  | 'instruction'
  | 'choice_0'
  | 'choice_1'
  | 'error_title'
  | 'error_text'}`;
/** The keys of a card's words, without `simulation.chapter_{number}.`. */
export type CardWords = `card.${'strength' | 'title' | 'introduction' | 'tuesday' | 'alt'}`;

/** The full key of one text of a chapter. */
export type WordKey<
  Rest extends string = string,
  Number extends number = number,
> = `simulation.chapter_${Number}.${Rest}`;

/** The key of the reason that explains a wrong answer. */
export type ReasonKey = WordKey<'question.error_text' | `question.error_text_${number}`>;

/** The key of a picture's description. It ends with the name of the step, or with `wrong_{choice}` for a reaction. */
export type PictureKey = `pictures.chapter_${number}.${string}`;

/** The prefix of the keys of a question's words. */
export type QuestionKey = WordKey<'question'>;

/** Every key that a chapter's words can have. It is part of the type of all keys of the site. */
export type ChapterKey =
  | PictureKey
  | `mistakes.${number}_${number}`
  | WordKey<
      | 'section'
      | 'cta'
      | TitleWords
      | `text_${string}`
      | `deed_${string}`
      | QuestionWords
      | `question.choice_${number}`
      | `question.error_text_${number}`
      | CardWords
    >;

/** The names of the lines that have a key in `W`. Any string if the keys of `W` are known only at run time. */
export type LineNameIn<W> = string extends keyof W
  ? string
  : {
      [Key in keyof W]: Key extends WordKey<`text_${infer Name}`>
        ? Name extends `${string}_top_${string}`
          ? never
          : Name
        : never;
    }[keyof W];

/** The names of the deeds that have a key in `W`. Any string if the keys of `W` are known only at run time. */
export type DeedIn<W> = string extends keyof W
  ? string
  : { [Key in keyof W]: Key extends WordKey<`deed_${infer Deed}`> ? Deed : never }[keyof W];

/** The numbers of the choices that have a key in `W`. Any number if the keys of `W` are known only at run time. */
export type ChoiceIn<W> = string extends keyof W
  ? number
  : {
      [Key in keyof W]: Key extends WordKey<`question.choice_${infer Choice extends number}`>
        ? Choice
        : never;
    }[keyof W];

/** Returns the full key of one text of a chapter. */
const wordKey = <const Rest extends string>(chapter: number, rest: Rest): WordKey<Rest> =>
  `simulation.chapter_${chapter}.${rest}`;

const TEXT = /^simulation\.chapter_\d+\.text_(.+)$/;
const VARIANT = /_top_\d+$/;

/**
 * Returns the names of a chapter's lines, in the order of their keys `text_{name}`. Ignores keys of other chapters and
 * of variants: `text_{name}_top_{choice}` replaces a line's words for visitors who ranked this choice first.
 */
export function lineNames(words: Words, chapter: number): readonly string[] {
  const own = Object.keys(words).filter(key => key.startsWith(wordKey(chapter, 'text_')));
  return own.flatMap(key => TEXT.exec(key)?.[1] ?? []).filter(name => !VARIANT.test(name));
}

/** Returns the number of choices of a chapter's question: counts from `question.choice_0` to the first missing key. */
export function countChoices(words: Words, chapter: number): number {
  let count = 0;
  while (words[wordKey(chapter, `question.choice_${count}`)] !== undefined) count += 1;
  return count;
}

/**
 * Returns the key of a line's words, or of the line's variant for `top`, the choice that the visitor ranked first in
 * this chapter's ranking.
 */
export function lineKey(
  { number, words }: Chapter,
  line: string,
  top: number | undefined,
): WordKey<`text_${string}`> {
  const variant = wordKey(number, `text_${line}_top_${top}`);
  return top !== undefined && words[variant] !== undefined ? variant : wordKey(number, `text_${line}`);
}

export const deedKey = (chapter: number, deed: string): WordKey<`deed_${string}`> =>
  wordKey(chapter, `deed_${deed}`);

/** Returns the key of a choice's own reason if it exists, otherwise of the reason that all wrong choices share. */
export function reasonKey({ number, words }: Chapter, choice: number): ReasonKey {
  const own = wordKey(number, `question.error_text_${choice}`);
  return words[own] === undefined ? wordKey(number, 'question.error_text') : own;
}
