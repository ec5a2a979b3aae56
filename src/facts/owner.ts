import { OWNER } from 'virtual:owner';

/**
 * How a message from the registration form reaches the owner: the page posts the message, or the visitor's
 * e-mail program sends it. 'none': the form is disabled.
 */
export const CONTACT_METHOD: 'post' | 'email' | 'none' = OWNER.form
  ? 'post'
  : OWNER.contact
    ? 'email'
    : 'none';
