import type { Chapter, Words } from './types.ts';

/** This and the next two types are without `simulation.chapter_{number}.`. */
export type TitleWords = 'title' | 'subtitle';
export type QuestionWords = `question.${
  | 'title'
  | 'introduction'
  | 'instruction'
  | 'choice_0'
  | 'choice_1'
  | 'error_title'
  | 'error_text'}`;
export type CardWords = `card.${'strength' | 'title' | 'introduction' | 'tuesday' | 'alt'}`;

export type WordKey<
  Rest extends string = string,
  Number extends number = number,
> = `simulation.chapter_${Number}.${Rest}`;

export type ReasonKey = WordKey<'question.error_text' | `question.error_text_${number}`>;

/** Ends with the step's name, or `wrong_{choice}` for a reaction. */
export type PictureKey = `pictures.chapter_${number}.${string}`;

export type QuestionKey = WordKey<'question'>;

/** Part of the type of all keys of the site. */
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

/** This and the next two types are any string or number if the keys of `W` are known only at run time. */
export type LineNameIn<W> = string extends keyof W
  ? string
  : {
      [Key in keyof W]: Key extends WordKey<`text_${infer Name}`>
        ? Name extends `${string}_top_${string}`
          ? never
          : Name
        : never;
    }[keyof W];

export type DeedIn<W> = string extends keyof W
  ? string
  : { [Key in keyof W]: Key extends WordKey<`deed_${infer Deed}`> ? Deed : never }[keyof W];

export type ChoiceIn<W> = string extends keyof W
  ? number
  : {
      [Key in keyof W]: Key extends WordKey<`question.choice_${infer Choice extends number}`>
        ? Choice
        : never;
    }[keyof W];

const wordKey = <const Rest extends string>(chapter: number, rest: Rest): WordKey<Rest> =>
  `simulation.chapter_${chapter}.${rest}`;

const TEXT = /^simulation\.chapter_\d+\.text_(.+)$/;
const VARIANT = /_top_\d+$/;

/** In order, without variants: `text_{name}_top_{choice}` is for visitors who ranked this choice first. */
export function lineNames(words: Words, chapter: number): readonly string[] {
  const own = Object.keys(words).filter(key => key.startsWith(wordKey(chapter, 'text_')));
  return own.flatMap(key => TEXT.exec(key)?.[1] ?? []).filter(name => !VARIANT.test(name));
}

export function countChoices(words: Words, chapter: number): number {
  let count = 0;
  while (words[wordKey(chapter, `question.choice_${count}`)] !== undefined) count += 1;
  return count;
}

/** `top`: the choice ranked first in this chapter, which may have a variant. */
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

export function reasonKey({ number, words }: Chapter, choice: number): ReasonKey {
  const own = wordKey(number, `question.error_text_${choice}`);
  return words[own] === undefined ? wordKey(number, 'question.error_text') : own;
}
