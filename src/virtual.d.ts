/** Types of the modules that the build generates, see src/prerender. */
declare module 'virtual:cards' {
  export const CARDS: readonly { readonly number: number; readonly src: string }[];
}
declare module 'virtual:transcript' {
  export const CHAPTERS: readonly import('./transcript/transcript.ts').ToldChapter[];
  export const TOLD_WORDS: Readonly<Record<string, string>>;
}
declare module 'virtual:owner' {
  export const OWNER: import('./owner.ts').Owner;
}
