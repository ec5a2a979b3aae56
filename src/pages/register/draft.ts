/** What is typed survives a reload of this tab, and nothing longer than that. */
import { type Draft, EMPTY, FIELDS, REQUEST_TYPES, STATION_OF, TEXT_LIMIT } from './registration.ts';

const STORED = 'wny-registration';
/** Characters of a field that come back: more than any field takes, so that too long a text stays too long. */
const STORED_LIMIT = 5000;

/**
 * The draft in a stored text: its known fields that are texts, cut to 5000 characters. All else stays empty, as does
 * everything where the text is null or no draft. Consent is never taken over: it has to be given anew.
 */
export function parseDraft(stored: string | null): Draft {
  const draft = { ...EMPTY };
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return draft;
    const values = new Map(Object.entries(parsed));
    for (const field of FIELDS) {
      const value = values.get(field);
      if (field !== 'cgu' && typeof value === 'string') draft[field] = value.slice(0, STORED_LIMIT);
    }
  } catch {
    // not ours: start empty
  }
  return draft;
}

/** The draft of this tab; an empty one where there is none or the storage is refused. */
export function savedDraft(): Draft {
  try {
    return parseDraft(sessionStorage.getItem(STORED));
  } catch {
    return { ...EMPTY };
  }
}

/** Keeps a draft, without the consent, for as long as this tab is open. Does nothing where storage is refused. */
export function saveDraft(draft: Draft) {
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
  const type = REQUEST_TYPES.find(
    request => STATION_OF[request] !== undefined && STATION_OF[request] === asked.get('licence'),
  );
  if (!type) return draft;
  return {
    ...draft,
    request_type: type,
    licence: asked.get('licence') ?? '',
    district: (asked.get('district') ?? '').slice(0, TEXT_LIMIT),
    training_session_date: (asked.get('date') ?? '').slice(0, TEXT_LIMIT),
  };
}
