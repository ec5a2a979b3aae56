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

const STORAGE_KEY = 'wny-registration';
/**
 * Maximum number of characters that are restored per field. This maximum exceeds the limit of every field, so
 * a text that is too long is still too long after a reload.
 */
const STORED_LIMIT = 5000;

/**
 * Cuts a text to at most `longest` UTF-16 code units. Removes lone halves of surrogate pairs, such as half of
 * an emoji at the cut.
 */
const cut = (text: string, longest: number) => wellFormed(text.slice(0, longest));

/**
 * Returns the draft of this tab. Cuts each text to 5000 characters. Never restores the consent, because the visitor
 * must give it again. Returns the empty draft if no valid draft is stored or storage is blocked.
 */
export function savedDraft(): Draft {
  const draft = { ...EMPTY };
  try {
    const stored = new Map(Object.entries<unknown>(JSON.parse(String(sessionStorage.getItem(STORAGE_KEY)))));
    for (const field of FIELDS) {
      const value = stored.get(field);
      if (field !== 'cgu' && typeof value === 'string') draft[field] = cut(value, STORED_LIMIT);
    }
  } catch {
    // the draft stays empty, because no valid draft is stored or storage is blocked
  }
  return draft;
}

/** Stores a draft until the tab closes, without the consent. Does nothing if storage is blocked. */
function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, cgu: false }));
  } catch {
    // storage is blocked: the form works without a stored draft
  }
}

/** Deletes the draft of this tab, if there is one. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // storage is blocked, so there is no draft to delete
  }
}

/**
 * Returns the draft with the training session from the query of the page's address. `search`: this query, for example
 * '?licence=c_basic&district=...&date=...'. Returns `draft` unchanged if the licence has no type of request.
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
 * Fills in a form with the stored draft, and with the training session in the query `search` (see
 * `fromAddress`). Then stores every change of the form, until the returned function is called.
 */
export function keepDraft(
  { reset, watch, getValues }: Pick<UseFormReturn<Draft>, 'reset' | 'watch' | 'getValues'>,
  search: string,
): () => void {
  reset(fromAddress(savedDraft(), search));
  const typed = watch(() => saveDraft(getValues()));
  return () => typed.unsubscribe();
}
