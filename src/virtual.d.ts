/** Types of the modules that the build generates, see src/prerender. */
declare module 'virtual:cards' {
  /** the cards in the order of their chapters; `src` is a root-relative address */
  export const CARDS: readonly {
    readonly number: number;
    readonly src: string;
    readonly strength: string;
  }[];
}
declare module 'virtual:mistakes' {
  /** the sentences about the wrong answers, as in the visitor's notebook, by translation key */
  export const MISTAKES: Readonly<Record<`mistakes.${number}_${number}`, string>>;
}
declare module 'virtual:counts' {
  /** values that texts insert by name; for example, `{{cards}}` becomes '7', and `{{cards, words}}` becomes 'seven' */
  export const COUNTS: Readonly<Record<'cards' | 'questions' | 'chapters', number>> & {
    readonly strengths: string;
  };
}
declare module 'virtual:transcript' {
  export const CHAPTERS: readonly import('./transcript/transcript.ts').TranscriptChapter[];
  export const TRANSCRIPT_WORDS: Readonly<Record<string, string>>;
}
declare module 'virtual:owner' {
  export const OWNER: import('./facts/ownerSchema.ts').Owner;
}
