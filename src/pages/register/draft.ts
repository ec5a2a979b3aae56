/** What is typed survives a reload of this tab, and nothing longer than that. */
import { type Draft, EMPTY, FIELDS, REQUEST_TYPES, STATION_OF } from './registration.ts';

const STORED = 'wny-registration';

/** Only known fields of the right kind come back; consent is given anew. */
export function parseDraft(stored: string | null): Draft {
  const draft = { ...EMPTY };
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return draft;
    const values = new Map(Object.entries(parsed));
    for (const field of FIELDS) {
      const value = values.get(field);
      if (field !== 'cgu' && typeof value === 'string') draft[field] = value.slice(0, 5000);
    }
  } catch {
    // not ours: start empty
  }
  return draft;
}

export function savedDraft(): Draft {
  try {
    return parseDraft(sessionStorage.getItem(STORED));
  } catch {
    return { ...EMPTY };
  }
}

export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...draft, cgu: false }));
  } catch {
    // the form works without a memory
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // nothing was kept
  }
}

/** A session she came from ('?licence=c_basic&district=...&date=...') fills in what the request is about. */
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
    district: (asked.get('district') ?? '').slice(0, 100),
    training_session_date: (asked.get('date') ?? '').slice(0, 100),
  };
}
