/** Stores the form's answers until the tab closes, so that a reload does not lose them. */
import type { UseFormReturn } from 'react-hook-form';
import {
  type Draft,
  EMPTY,
  FIELDS,
  REQUEST_TYPES,
  STATION_OF,
  TEXT_LIMIT,
  wellFormed,
} from './registration.ts';

const STORED = 'wny-registration';
/**
 * Maximum number of characters restored per field. More than any field allows, so that a text that was too long is
 * still too long after a reload.
 */
const STORED_LIMIT = 5000;

/** Cuts a text to `longest` UTF-16 code units, or one less: never within a surrogate pair. */
const cut = (text: string, longest: number) => wellFormed(text.slice(0, longest));

/**
 * Returns the draft of this tab: the text of every known field, cut to 5000 characters; other values stay empty.
 * Returns an empty draft if there is none, if it is invalid or if storage is blocked. Consent is never restored: the
 * visitor must give it again.
 */
export function savedDraft(): Draft {
  const draft = { ...EMPTY };
  try {
    const stored = new Map(Object.entries<unknown>(JSON.parse(String(sessionStorage.getItem(STORED)))));
    for (const field of FIELDS) {
      const value = stored.get(field);
      if (field !== 'cgu' && typeof value === 'string') draft[field] = cut(value, STORED_LIMIT);
    }
  } catch {
    // no draft, an invalid one, or blocked storage: starts empty
  }
  return draft;
}

/** Stores a draft without the consent, until the tab closes. Does nothing if storage is blocked. */
function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...draft, cgu: false }));
  } catch {
    // the form works without storage
  }
}

/** Deletes the draft of this tab, if there is one. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // blocked storage holds no draft
  }
}

/**
 * Fills in the request from the link of a training session. `search` is the query of the address, such as
 * '?licence=c_basic&district=...&date=...'. Returns the draft unchanged if no request type has this licence.
 */
export function fromAddress(draft: Draft, search: string): Draft {
  const asked = new URLSearchParams(search);
  const licence = asked.get('licence');
  const type = REQUEST_TYPES.find(request => STATION_OF[request] === licence);
  if (!type || !licence) return draft;
  return {
    ...draft,
    request_type: type,
    licence,
    district: cut(asked.get('district') ?? '', TEXT_LIMIT),
    training_session_date: cut(asked.get('date') ?? '', TEXT_LIMIT),
  };
}

/**
 * Fills in a form from the stored draft and from the query of the address, see `fromAddress`. Then stores every change,
 * until the returned function is called.
 */
export function keepDraft(
  { reset, watch, getValues }: Pick<UseFormReturn<Draft>, 'reset' | 'watch' | 'getValues'>,
  search: string,
): () => void {
  reset(fromAddress(savedDraft(), search));
  const typed = watch(() => saveDraft(getValues()));
  return () => typed.unsubscribe();
}
