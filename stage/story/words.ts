/** The keys of a chapter's words: `simulation.chapter_{number}.{rest}`. */
import type { Chapter, Words } from './types.ts';

/** What every chapter has, and what its title, question and card add to it. */
export type SceneWords = 'scene.alt' | 'scene.description';
export type TitleWords = 'title' | 'subtitle';
export type QuestionWords = `question.${
  | 'title'
  | 'introduction'
  | 'instruction'
  | 'choice_0'
  | 'choice_1'
  | 'error_title'
  | 'error_text'}`;
export type CardWords = `card.${'strength' | 'title' | 'introduction' | 'alt'}`;

/** The full key of a chapter's word. */
export type WordKey<
  Rest extends string = string,
  Number extends number = number,
> = `simulation.chapter_${Number}.${Rest}`;

/** The key of why an answer is wrong. */
export type ReasonKey = WordKey<'question.error_text' | `question.error_text_${number}`>;

/** What the keys of a question's words begin with. */
export type QuestionKey = WordKey<'question'>;

/** Every key that a chapter can have, for the one who types the words of the whole site. */
export type ChapterKey =
  | `pictures.chapter_${number}.${string}`
  | `mistakes.${number}_${number}`
  | WordKey<
      | 'section'
      | 'cta'
      | `${string}.alt`
      | `${string}.description`
      | TitleWords
      | `text_${string}`
      | QuestionWords
      | `question.choice_${number}`
      | `question.error_text_${number}`
      | CardWords
    >;

/** The names of the lines that these words hold; any, where the words are known at run time only. */
export type LineNameIn<W> = string extends keyof W
  ? string
  : {
      [Key in keyof W]: Key extends WordKey<`text_${infer Name}`>
        ? Name extends `${string}_top_${string}`
          ? never
          : Name
        : never;
    }[keyof W];

/** The numbers of the choices that these words hold. */
export type ChoiceIn<W> = string extends keyof W
  ? number
  : {
      [Key in keyof W]: Key extends WordKey<`question.choice_${infer Choice extends number}`>
        ? Choice
        : never;
    }[keyof W];

/** The key of a chapter's word. */
export const wordKey = <const Rest extends string>(chapter: number, rest: Rest): WordKey<Rest> =>
  `simulation.chapter_${chapter}.${rest}`;

const TEXT = /^simulation\.chapter_\d+\.text_(.+)$/;
const VARIANT = /_top_\d+$/;

/**
 * The names of a chapter's lines in the order of their keys: `text_{name}`, one bubble each. A variant of a line,
 * `text_{name}_top_{choice}`, is no line. The keys of another chapter are left out.
 */
export function lineNames(words: Words, chapter: number): readonly string[] {
  const own = Object.keys(words).filter(key => key.startsWith(wordKey(chapter, 'text_')));
  return own.flatMap(key => TEXT.exec(key)?.[1] ?? []).filter(name => !VARIANT.test(name));
}

/** How many choices a chapter's question has: `question.choice_0` and on, up to the first that is missing. */
export function countChoices(words: Words, chapter: number): number {
  let count = 0;
  while (words[wordKey(chapter, `question.choice_${count}`)] !== undefined) count += 1;
  return count;
}

/**
 * The key of what a line says: of its variant for what the visitor put first in this chapter's ranking, if the
 * words have one, else of the line itself.
 */
export function lineKey(
  { number, words }: Chapter,
  line: string,
  top: number | undefined,
): WordKey<`text_${string}`> {
  const variant = wordKey(number, `text_${line}_top_${top}`);
  return top !== undefined && words[variant] !== undefined ? variant : wordKey(number, `text_${line}`);
}

/** The key of why a choice is wrong: its own reason, if the words have one, else the one for all of them. */
export function reasonKey({ number, words }: Chapter, choice: number): ReasonKey {
  const own = wordKey(number, `question.error_text_${choice}`);
  return words[own] === undefined ? wordKey(number, 'question.error_text') : own;
}

/** What the words of a place's picture begin with: its own name where they have one for it, else 'scene'. */
export const sceneOf = (
  words: Words,
  { chapter, name }: { readonly chapter: number; readonly name: string },
): string => (words[wordKey(chapter, `${name}.alt`)] === undefined ? 'scene' : name);
