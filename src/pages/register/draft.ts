/** What is typed survives a reload of this tab, and nothing longer than that. */
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, EMPTY, FIELDS, REQUEST_TYPES, STATION_OF, TEXT_LIMIT } from './registration.ts';

const STORED = 'wny-registration';
/** Characters of a field that come back: more than any field takes, so that too long a text stays too long. */
const STORED_LIMIT = 5000;

/**
 * The draft of this tab: its known fields that are texts, cut to 5000 characters. All else stays empty, as does
 * everything where there is no draft, where it cannot be read or where the storage is refused. Consent is never taken
 * over: it has to be given anew.
 */
export function savedDraft(): Draft {
  const draft = { ...EMPTY };
  try {
    const stored = new Map(Object.entries<unknown>(JSON.parse(String(sessionStorage.getItem(STORED)))));
    for (const field of FIELDS) {
      const value = stored.get(field);
      if (field !== 'cgu' && typeof value === 'string') draft[field] = value.slice(0, STORED_LIMIT);
    }
  } catch {
    // none, not ours, or refused: start empty
  }
  return draft;
}

/** Keeps a draft, without the consent, for as long as this tab is open. Does nothing where storage is refused. */
function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...draft, cgu: false }));
  } catch {
    // the form works without a memory
  }
}

/** Deletes the draft of this tab, if there is one. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // nothing was kept
  }
}

/**
 * Fills in what the request is about, from the link of a training session: `search` is the query of the address, as
 * in '?licence=c_basic&district=...&date=...'. The draft stays as it is where the licence is none of the stations'.
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
    district: (asked.get('district') ?? '').slice(0, TEXT_LIMIT),
    training_session_date: (asked.get('date') ?? '').slice(0, TEXT_LIMIT),
  };
}

/**
 * Fills in a form from what this tab has kept and from the query of the address, see `fromAddress`. From then on
 * keeps every change, until the function that it gives back is called.
 */
export function keepDraft(
  { reset, watch, getValues }: Pick<UseFormReturn<Draft>, 'reset' | 'watch' | 'getValues'>,
  search: string,
): () => void {
  reset(fromAddress(savedDraft(), search));
  const typed = watch(() => saveDraft(getValues()));
  return () => typed.unsubscribe();
}
