/** What pages and the service worker say to each other. */

/** What is kept together: the site's pages, the match day, and what only a kiosk has besides. */
export type Part = 'site' | 'story' | 'kiosk';

/** A file of the release, as the build lists it. */
export interface ListedFile {
  /** its address, below the site's root: '/starter' */
  readonly url: string;
  /** changes with what is in the file; null where the address does so itself */
  readonly revision: string | null;
  readonly part: Part;
}

/** What a page asks of the worker. It answers on the port that comes with the message. */
export type Order =
  /** keep these parts: whatever of them is not there yet is fetched */
  | { readonly type: 'keep'; readonly parts: readonly Part[] }
  /** count what is there of these parts, and fetch nothing */
  | { readonly type: 'count'; readonly parts: readonly Part[] }
  /** delete what older releases have left, if no page of theirs is open */
  | { readonly type: 'tidy' }
  /** is this file in your release? It counts as missing where it is not */
  | { readonly type: 'has'; readonly url: string };

/** Files of the parts asked for, and how many of them are not kept. */
export interface Kept {
  readonly total: number;
  readonly missing: number;
}
export type Answer = Kept | { readonly error: string };

/** What the worker asks a page, which answers with the address of the script it began with. */
export const WHICH_RELEASE = 'which-release';
