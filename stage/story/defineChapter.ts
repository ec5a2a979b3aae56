/**
 * Defines a chapter. The compiler checks that every `change` and act contains only elements of the chapter's places,
 * and that every entry of `lines`, every deed, the title, the question and the card have words.
 */
import { TITLE, titleElements } from './scenery.ts';
import type {
  Box,
  Chapter,
  ElementLook,
  Line,
  PlaceDefinition,
  Reaction,
  Reactions,
  StepChange,
  TitleBackground,
  Words,
} from './types.ts';
import {
  type CardWords,
  type ChoiceIn,
  countChoices,
  type DeedIn,
  type LineNameIn,
  type QuestionWords,
  type TitleWords,
  type WordKey,
} from './words.ts';

/**
 * Equals `Part` if the words `W` have all keys `simulation.chapter_{Number}.{Rest}`. Otherwise the type names
 * the missing keys, so that the compiler's error shows them.
 */
type WithWords<Part, W, Number extends number, Rest extends string> =
  WordKey<Rest, Number> extends keyof W
    ? Part
    : { readonly missingWords: Exclude<WordKey<Rest, Number>, keyof W> };

interface TitleDefinition {
  readonly background: TitleBackground;
  /** the elements of the title picture; absent: those of the default title picture */
  readonly elements?: Readonly<Record<string, ElementLook>>;
}

interface QuestionBase<Name extends string, LineName> extends StepChange<Name> {
  /** the line after which the question is asked */
  readonly after: LineName;
  /** free area for the text above the answers, on the medium layout; absent: the place's `bubble` */
  readonly room?: Box;
}
/** The numbers of the wrong choices; any number if the words are known only at run time. */
type WrongChoice<Choice extends number, Answer extends Choice> = number extends Choice
  ? number
  : Exclude<Choice, Answer>;
/** `answer` is the right choice, counted from 0. Either all wrong choices have a reaction, or none has. */
type SelectDefinition<Name extends string, LineName, Choice extends number> = {
  [Answer in Choice]: QuestionBase<Name, LineName> & {
    readonly kind: 'select';
    readonly answer: Answer;
    readonly wrong?: Readonly<Record<WrongChoice<Choice, Answer>, Reaction<Name>>>;
  };
}[Choice];
/** A question. `defineChapter` adds the number of choices: it counts the keys of the choices in the chapter's words. */
type QuestionDefinition<Name extends string, LineName, Choice extends number> =
  | (QuestionBase<Name, LineName> & { readonly kind: 'drag' })
  | SelectDefinition<Name, LineName, Choice>;

interface Definition<Number extends number, W, Place extends string, Name extends string> {
  /** chapters count from 0, and the story has no gap between their numbers */
  readonly number: Number;
  /** the contents of locales/en/chapters/chapter_{number}.json */
  readonly words: W;
  readonly title?: WithWords<TitleDefinition, NoInfer<W>, Number, TitleWords>;
  /** the chapter begins in the place without `after`; a place with `after` is entered after that line */
  readonly places: { readonly [Each in Place]: PlaceDefinition<Name, LineNameIn<NoInfer<W>>> };
  readonly lines: WithWords<
    { readonly [Each in LineNameIn<NoInfer<W>>]?: Line<NoInfer<Name>, DeedIn<NoInfer<W>>> },
    NoInfer<W>,
    Number,
    'section'
  >;
  readonly question?: WithWords<
    QuestionDefinition<NoInfer<Name>, LineNameIn<NoInfer<W>>, ChoiceIn<NoInfer<W>>>,
    NoInfer<W>,
    Number,
    QuestionWords
  >;
  readonly card?: WithWords<StepChange<NoInfer<Name>>, NoInfer<W>, Number, CardWords>;
  /** the change of the picture at the end of the story; only the last chapter's finale is played */
  readonly finale?: StepChange<NoInfer<Name>>;
}

/** `QuestionDefinition` with plain strings as names, for the implementation of `defineChapter`. */
type PlainQuestion = QuestionBase<string, string> &
  (
    | { readonly kind: 'drag' }
    | { readonly kind: 'select'; readonly answer: number; readonly wrong?: Reactions }
  );
interface Plain {
  readonly number: number;
  readonly words: Words;
  readonly title?: TitleDefinition;
  readonly places: Chapter['places'];
  readonly lines: Chapter['lines'];
  readonly question?: PlainQuestion;
  readonly card?: StepChange;
  readonly finale?: StepChange;
}

/**
 * Returns the chapter of a definition. Adds to the title its shot and, if the definition has no elements for the title,
 * the elements of the default title picture. Adds to the question the number of its choices.
 */
export function defineChapter<
  const Number extends number,
  const W extends Words,
  const Place extends string,
  const Name extends string,
>(definition: Definition<Number, W, Place, Name>): Chapter;
export function defineChapter({ title, question, ...chapter }: Plain): Chapter {
  const { number, words } = chapter;
  return {
    ...chapter,
    ...(title && { title: { ...title, elements: title.elements ?? titleElements(number), shot: TITLE } }),
    ...(question && { question: { ...question, choices: countChoices(words, number) } }),
  };
}
