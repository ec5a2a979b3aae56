/**
 * The fields of the registration form and their validation rules. The message of a rule is the last part
 * of a key `pages.register.errors.*` in locales/en/register.json.
 */
import * as v from 'valibot';
import { STATIONS, type StationId } from '../starter/journey/journey.ts';
import { cleanCode, cleanLine, cleanText, cut } from './clean.ts';

export const STATUSES = ['player', 'coach', 'not_licensed'] as const;
export const REQUEST_TYPES = ['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

export const STATION_OF: Record<RequestType, StationId | undefined> = {
  general: undefined,
  introduction: 'introduction',
  c_basic: 'c_basic',
  uefa_c: 'uefa_c',
  uefa_d: 'd',
};

export const TEXT_LIMIT = 100;
export const MESSAGE_LIMIT = 2000;
/**
 * Maximum number of characters that are restored per field. This maximum exceeds the limit of every field, so
 * a text that is too long is still too long after a reload.
 */
const STORED_LIMIT = 5000;
/** Maximum age in years. A birthday that gives a higher age counts as a typing error. */
const MAX_AGE = 110;

const text = (longest = TEXT_LIMIT, clean = cleanLine, message = 'too_long') =>
  v.pipe(v.string(), v.transform(clean), v.maxLength(longest, message));
/** A name has at least one character that can be seen. */
const name = (message: string) => v.pipe(text(), v.regex(/[^\s\p{Default_Ignorable_Code_Point}]/u, message));
const optional = (rule: RegExp, message: string, longest?: number) =>
  v.pipe(
    text(longest, cleanCode),
    v.check(value => value === '' || rule.test(value), message),
  );

export const stationFor = (request: string | undefined) => {
  const type = REQUEST_TYPES.find(known => known === request);
  return type && STATIONS.find(({ id }) => id === STATION_OF[type]);
};

/**
 * Returns the minimum age in full years for a request. `request` is the value of the field `request_type`. Returns
 * undefined for a request without a minimum age, and for a value that is not in REQUEST_TYPES. The form asks for
 * a birthday only if there is a minimum age.
 */
export const minAgeFor = (request: string): number | undefined => stationFor(request)?.minAge;

/** Returns a date like '31.5.2009' as '2009-05-31': some browsers have no date field. Returns other texts unchanged. */
export const isoDate = (given: string): string =>
  cleanCode(given).replace(
    /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/,
    (_, d: string, m: string, y: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  );

/** A text like '2009-05-31'. Also accepts days that do not exist, such as 31 April. */
const IsoDate = v.pipe(v.string(), v.isoDate());

/** The age in full years; undefined for a date that does not exist, a day to come and an age above `MAX_AGE`. */
export function ageOn(birthday: string, today: Date): number | undefined {
  if (!v.is(IsoDate, birthday)) return undefined;
  const [y = 0, m = 0, d = 0] = birthday.split('-').map(Number);
  const born = new Date(y, m - 1, d);
  const exists = born.getMonth() === m - 1; // `Date` turns 31 April into 1 May
  if (!exists || born >= today) return undefined;
  const isBeforeBirthday = new Date(today.getFullYear(), m - 1, d) > today;
  const age = today.getFullYear() - y - (isBeforeBirthday ? 1 : 0);
  return age <= MAX_AGE ? age : undefined;
}

/** Value of a date field in which the visitor has typed a date that is incomplete or does not exist. */
export const NO_DATE = 'no date';

const REQUEST = {
  status: v.pipe(v.string(), v.picklist(STATUSES, 'status')),
  request_type: v.pipe(v.string(), v.picklist(REQUEST_TYPES, 'request_type')),
  licence: text(),
  district: text(),
  training_session_date: text(),
  message: text(MESSAGE_LIMIT, cleanText, 'message_too_long'),
};
const PERSON = {
  firstname: name('firstname'),
  lastname: name('lastname'),
  email: v.pipe(text(254, cleanCode), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'email')),
  phone: optional(/^(?=(\D*\d){9,15}\D*$)\+?[\d\s()/.'-]+$/, 'phone', 30),
  address: text(200),
  zipcode: optional(/^\d{4}$/, 'zipcode'),
  city: text(),
  birthday: text(TEXT_LIMIT, isoDate),
  club_name: text(),
};
const consent = { cgu: v.pipe(v.boolean(), v.literal(true, 'cgu')) };

/** All fields in the order of the page, which is also the order of the error summary. */
export const FIELDS = v.keyof(v.object({ ...REQUEST, ...PERSON, ...consent })).options;

const NO_SESSION = { licence: '', district: '', training_session_date: '' };

/** The form asks for a birthday only if there is a minimum age: the visitor could not correct a hidden field. */
function birthdayError({ birthday, request_type }: { birthday: string; request_type: string }) {
  const minAge = minAgeFor(request_type);
  if (minAge === undefined) return undefined;
  if (birthday === '') return 'required';
  if (birthday === NO_DATE) return 'no_date';
  const age = ageOn(birthday, new Date());
  if (age === undefined) return 'birthday';
  return age < minAge ? 'min_age' : undefined;
}

/** In the output, all texts are clean (see clean.ts), and the fields that the page hides for this request are empty. */
export const Registration = v.pipe(
  v.object({ ...PERSON, ...REQUEST, ...consent }),
  v.forward(
    v.partialCheck(
      [['birthday'], ['request_type']],
      answers => !birthdayError(answers),
      ({ input }) => birthdayError(input) ?? '',
    ),
    ['birthday'],
  ),
  v.transform(answers => ({
    ...answers,
    ...(minAgeFor(answers.request_type) === undefined && { birthday: '' }),
    ...(answers.licence !== STATION_OF[answers.request_type] && NO_SESSION),
  })),
);

export type Registration = v.InferOutput<typeof Registration>;
export type Draft = v.InferInput<typeof Registration>;
export type FieldName = keyof Draft;

/** A draft as a tab stores it. A missing text is empty. The consent is not restored: the visitor must give it again. */
export const StoredDraft = v.object({
  ...v.entriesFromList(
    v.keyof(v.object({ ...REQUEST, ...PERSON })).options,
    v.fallback(
      v.pipe(
        v.string(),
        v.transform(value => cut(value, STORED_LIMIT)),
      ),
      '',
    ),
  ),
  cgu: v.fallback(v.literal(false), false),
});
export const EMPTY = v.getFallbacks(StoredDraft);
