/** The owner's facts from site.config.json. A text that the owner has not given is ''. */
import { OWNER } from 'virtual:owner';
import type { ForeignUrl } from '../site/addresses.ts';

interface Organisation {
  readonly name: string;
  readonly address: ForeignUrl;
}

export interface Owner {
  readonly makers: { readonly school: string; readonly association: string };
  readonly responsible: { readonly name: string; readonly address: readonly string[] };
  readonly contact: string;
  /** where the page /register posts a message: an https address, or a path on this site that begins with a slash */
  readonly form: string;
  /** `logo`: path of a file in `public` */
  readonly partners: readonly { readonly name: string; readonly logo: string }[];
  readonly introduction: string;
  /** `file`: path of a file in `public`; `published`: other sites that publish dates */
  readonly sessions: { readonly file: string; readonly published: readonly Organisation[] };
  /** Romy's statement about the number of coaches, and its source; `address`: a page that confirms the number */
  readonly claim: { readonly words: string; readonly source: string; readonly address: ForeignUrl | '' };
  readonly legalReading: { readonly by: string; readonly date: string };
}

/**
 * How a message from the registration form reaches the owner: the page posts the message, or the visitor's
 * e-mail program sends it. 'none': the form is disabled.
 */
export const CONTACT_METHOD: 'post' | 'email' | 'none' = OWNER.form
  ? 'post'
  : OWNER.contact
    ? 'email'
    : 'none';
