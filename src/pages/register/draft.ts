import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { cut } from './clean.ts';
import { type Draft, EMPTY, REQUEST_TYPES, STATION_OF, StoredDraft, TEXT_LIMIT } from './registration.ts';

const STORAGE_KEY = 'wny-registration';

/** Uses the storage of this tab. Returns undefined if storage is blocked: the form works without a stored draft. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Returns the draft of this tab. Cuts each text to 5000 characters. Never restores the consent. Returns the empty draft
 * if no valid draft is stored or storage is blocked.
 */
export const savedDraft = (): Draft =>
  v.parse(
    v.fallback(v.pipe(v.string(), v.parseJson(), StoredDraft), EMPTY),
    withStorage(storage => storage.getItem(STORAGE_KEY)),
  );

export const forgetDraft = () => withStorage(storage => storage.removeItem(STORAGE_KEY));

export function fromAddress(draft: Draft, search: string): Draft {
  const asked = new URLSearchParams(search);
  const answer = (name: string) => cut(asked.get(name) ?? '', TEXT_LIMIT);
  const licence = answer('licence');
  const request_type = REQUEST_TYPES.find(request => STATION_OF[request] === licence);
  if (!request_type) return draft;
  return {
    ...draft,
    request_type,
    licence,
    district: answer('district'),
    training_session_date: answer('date'),
  };
}

/**
 * Fills in a form with the stored draft, and with the training session in the query `search` (see
 * `fromAddress`). Then stores every change of the form, without the consent, until the returned function is called.
 */
export function keepDraft(
  { reset, subscribe }: Pick<UseFormReturn<Draft>, 'reset' | 'subscribe'>,
  search: string,
) {
  reset(fromAddress(savedDraft(), search));
  return subscribe({
    formState: { values: true },
    callback: ({ values }) =>
      withStorage(storage => storage.setItem(STORAGE_KEY, JSON.stringify({ ...values, cgu: false }))),
  });
}
