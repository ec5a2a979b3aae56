/** Lists the packs that a page always loads, for each layout. */
import { MEDIUM, PACKS } from '../../stage/index.ts';

/** Root-relative addresses of packs, and a media query for the windows that load them. */
export interface PagePacks {
  readonly media: string;
  readonly addresses: readonly string[];
}

const addressesOf = (packs: readonly { readonly address: string }[]) => packs.map(({ address }) => address);

/** The packs of each page, by the page's folder in src or src/pages. */
export const PAGE_PACKS: Readonly<Record<string, readonly PagePacks[]>> = {
  simulation: [
    { media: `(min-width: ${MEDIUM}px)`, addresses: addressesOf(PACKS.md) },
    { media: `not all and (min-width: ${MEDIUM}px)`, addresses: addressesOf(PACKS.sm) },
  ],
};
