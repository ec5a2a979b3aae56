/** Types of the modules that the build generates, see src/prerender. */
declare module 'virtual:cards' {
  /** the chapters' cards, in their order; `src` is a root-relative address */
  export const CARDS: readonly {
    readonly number: number;
    readonly src: string;
    readonly strength: string;
  }[];
}
declare module 'virtual:mistakes' {
  /** the words of every wrong answer in the notebook, by key */
  export const MISTAKES: Readonly<Record<`mistakes.${number}_${number}`, string>>;
}
declare module 'virtual:counts' {
  /** figures that the texts name, such as `{{cards, words}}` */
  export const COUNTS: Readonly<Record<'cards' | 'questions' | 'chapters', number>> & {
    readonly strengths: string;
  };
}
declare module 'virtual:transcript' {
  export const CHAPTERS: readonly import('./transcript/transcript.ts').TranscriptChapter[];
  export const TRANSCRIPT_WORDS: Readonly<Record<string, string>>;
}
declare module 'virtual:owner' {
  export const OWNER: import('./facts/owner.ts').Owner;
}
