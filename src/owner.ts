/** What the owner of the site says of itself in site.config.json. A text is '' while it is not known. */
import { OWNER } from 'virtual:owner';
import type { ForeignUrl } from './addresses.ts';

interface Place {
  readonly name: string;
  readonly address: ForeignUrl;
}

export interface Owner {
  /** the names of those who make the site */
  readonly makers: { readonly school: string; readonly association: string };
  /** who answers for it, and the lines of the postal address */
  readonly responsible: { readonly name: string; readonly address: readonly string[] };
  /** an e-mail address */
  readonly contact: string;
  /** where the form posts to: an address with https://, or one on this site that begins with a slash */
  readonly form: string;
  /** `logo` is a file in `public` */
  readonly partners: readonly { readonly name: string; readonly logo: string }[];
  readonly introduction: string;
  /** `file` is in `public`; `published` are the places where dates are found besides */
  readonly sessions: { readonly file: string; readonly published: readonly Place[] };
  /** what Romy says of the coaches there are, and where that is from; `address` is a page that says so */
  readonly claim: { readonly words: string; readonly source: string; readonly address: ForeignUrl | '' };
  /** who has read the site as a lawyer does, and on which day, as in '2026-11-22' */
  readonly legalReading: { readonly by: string; readonly date: string };
}

/** How a message of a visitor reaches the owner: posted by the form, as her own e-mail, or not at all. */
export const REACH: 'post' | 'email' | 'none' = OWNER.form ? 'post' : OWNER.contact ? 'email' : 'none';
