/** Modules that the build makes, see src/prerender. */
declare module 'virtual:cards' {
  export const CARDS: readonly { readonly number: number; readonly src: string }[];
}
declare module 'virtual:owner' {
  export const OWNER: import('./owner.ts').Owner;
}
