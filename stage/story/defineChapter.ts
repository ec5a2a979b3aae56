/**
 * The compiler checks that changes and acts name only elements of the chapter's places, and that lines, deeds, title,
 * question and card have words.
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

/** If words are missing, the type names their keys, so that the compiler's error shows them. */
type WithWords<Part, W, Number extends number, Rest extends string> =
  WordKey<Rest, Number> extends keyof W
    ? Part
    : { readonly missingWords: Exclude<WordKey<Rest, Number>, keyof W> };

interface TitleDefinition {
  readonly background: TitleBackground;
  readonly elements?: Readonly<Record<string, ElementLook>>;
}

interface QuestionBase<Name extends string, LineName> extends StepChange<Name> {
  readonly after: LineName;
  /** for the text above the answers, on the medium layout; absent: the place's `bubble` */
  readonly room?: Box;
}
type WrongChoice<Choice extends number, Answer extends Choice> = number extends Choice
  ? number
  : Exclude<Choice, Answer>;
/** `answer` counts from 0. Either all wrong choices have a reaction, or none has. */
type SelectDefinition<Name extends string, LineName, Choice extends number> = {
  [Answer in Choice]: QuestionBase<Name, LineName> & {
    readonly kind: 'select';
    readonly answer: Answer;
    readonly wrong?: Readonly<Record<WrongChoice<Choice, Answer>, Reaction<Name>>>;
  };
}[Choice];
type QuestionDefinition<Name extends string, LineName, Choice extends number> =
  | (QuestionBase<Name, LineName> & { readonly kind: 'drag' })
  | SelectDefinition<Name, LineName, Choice>;

interface Definition<Number extends number, W, Place extends string, Name extends string> {
  readonly number: Number;
  /** locales/en/chapters/chapter_{number}.json */
  readonly words: W;
  readonly title?: WithWords<TitleDefinition, NoInfer<W>, Number, TitleWords>;
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
  readonly finale?: StepChange<NoInfer<Name>>;
}

/** For the implementation, with plain strings as names. */
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

/** Adds the title's shot and default elements, and counts the question's choices. */
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
