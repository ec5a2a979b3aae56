/**
 * The fields of the registration form and their validation rules. The message of a rule is the last part
 * of a key `pages.register.errors.*` in locales/en/register.json.
 */
import * as v from 'valibot';
import { STATIONS, type StationId } from '../starter/journey/journey.ts';

export const STATUSES = ['player', 'coach', 'not_licensed'] as const;
export const REQUEST_TYPES = ['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** The station of the licence journey that each type of request is about; undefined for a general request. */
export const STATION_OF: Record<RequestType, StationId | undefined> = {
  general: undefined,
  introduction: 'introduction',
  c_basic: 'c_basic',
  uefa_c: 'uefa_c',
  uefa_d: 'd',
};

/** Maximum number of characters in a one-line field without a limit of its own. */
export const TEXT_LIMIT = 100;
/** Maximum number of characters of the message. */
export const MESSAGE_LIMIT = 2000;
/** Maximum age in years. A birthday that gives a higher age counts as a typing error. */
const MAX_AGE = 110;

/**
 * Removes lone halves of surrogate pairs, for example half of an emoji that was cut. Otherwise
 * `encodeURIComponent` in send.ts would throw an error.
 */
export const wellFormed = (given: string): string => given.replace(/\p{Surrogate}/gu, '');

const text = (longest: number, message = 'too_long') =>
  v.pipe(v.string(), v.transform(wellFormed), v.trim(), v.maxLength(longest, message));
const needed = (message: string, longest = TEXT_LIMIT) => v.pipe(text(longest), v.minLength(1, message));
const optional = (check: (value: string) => boolean, message: string, longest = TEXT_LIMIT) =>
  v.pipe(
    text(longest),
    v.check(value => value === '' || check(value), message),
  );

/** A text like '2009-05-31'. Also accepts days that do not exist, such as 31 April. */
const IsoDate = v.pipe(v.string(), v.isoDate());

/**
 * Returns the age in full years on `today`. `birthday` is a date like '2009-05-31'. Returns undefined:
 * - for any other text, and for a date that does not exist;
 * - for a day that begins at or after the moment `today`;
 * - for an age above 110 years.
 */
export function ageOn(birthday: string, today: Date): number | undefined {
  if (!v.is(IsoDate, birthday)) return undefined;
  const [y, m, d] = [Number(birthday.slice(0, 4)), Number(birthday.slice(5, 7)), Number(birthday.slice(8))];
  const born = new Date(y, m - 1, d);
  const exists = born.getMonth() === m - 1; // `Date` turns 31 April into 1 May
  if (!exists || born >= today) return undefined;
  const isBeforeBirthday = new Date(today.getFullYear(), m - 1, d) > today;
  const age = today.getFullYear() - y - (isBeforeBirthday ? 1 : 0);
  return age <= MAX_AGE ? age : undefined;
}

/**
 * Returns the minimum age in full years for a request. `request` is the value of the field `request_type`. Returns
 * undefined for a request without a minimum age, and for a value that is not in REQUEST_TYPES.
 */
export const minAgeFor = (request: string): number | undefined => {
  const type = REQUEST_TYPES.find(known => known === request);
  return type && STATIONS.find(({ id }) => id === STATION_OF[type])?.minAge;
};

/** Rules for single fields. `Registration` adds the rules that need several fields. */
const Answers = v.object({
  firstname: needed('firstname'),
  lastname: needed('lastname'),
  email: v.pipe(text(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'email')),
  phone: optional(
    value => /^\+?[\d\s()/.'-]+$/.test(value) && /^\d{9,15}$/.test(value.replace(/\D/g, '')),
    'phone',
    30,
  ),
  address: text(200),
  zipcode: optional(value => /^\d{4}$/.test(value), 'zipcode'),
  city: text(TEXT_LIMIT),
  birthday: text(TEXT_LIMIT),
  status: v.pipe(v.string(), v.picklist(STATUSES, 'status')),
  club_name: text(TEXT_LIMIT),
  request_type: v.pipe(v.string(), v.picklist(REQUEST_TYPES, 'request_type')),
  licence: text(TEXT_LIMIT),
  district: text(TEXT_LIMIT),
  training_session_date: text(TEXT_LIMIT),
  message: text(MESSAGE_LIMIT, 'message_too_long'),
  cgu: v.pipe(v.boolean(), v.literal(true, 'cgu')),
});

/** Values of the fields of a training session if no session is chosen. */
const NO_SESSION = { licence: '', district: '', training_session_date: '' };

/**
 * Returns true if the form asks for a birthday: the requested course has a minimum age. `request` is the value of the
 * field `request_type`.
 */
export const asksBirthday = (request: string): boolean => minAgeFor(request) !== undefined;

/**
 * Returns the message of the rule that a birthday breaks; undefined if the birthday is valid. Also returns
 * undefined if the form does not ask for a birthday, because the visitor could not correct a hidden field.
 */
function birthdayError({ birthday, request_type }: { birthday: string; request_type: string }) {
  const minAge = minAgeFor(request_type);
  if (minAge === undefined) return undefined;
  if (birthday === '') return 'required';
  const age = ageOn(birthday, new Date());
  if (age === undefined) return 'birthday';
  return age < minAge ? 'min_age' : undefined;
}

/**
 * Validates a draft. In the output all texts are trimmed. The fields that the page hides for this request are empty:
 * - the birthday, if the request has no minimum age;
 * - the fields of the session, if the session does not belong to the requested course.
 */
export const Registration = v.pipe(
  Answers,
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
    ...(!asksBirthday(answers.request_type) && { birthday: '' }),
    ...(answers.licence !== STATION_OF[answers.request_type] && NO_SESSION),
  })),
);

export type Registration = v.InferOutput<typeof Registration>;
/** The values of the fields while the visitor fills them in. */
export type Draft = v.InferInput<typeof Registration>;
export type FieldName = keyof Draft;

/** The draft of an empty form. Its fields are in the order of the page. */
export const EMPTY: Draft = {
  status: '',
  request_type: '',
  licence: '',
  district: '',
  training_session_date: '',
  message: '',
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  address: '',
  zipcode: '',
  city: '',
  birthday: '',
  club_name: '',
  cgu: false,
};
const isField = (name: string): name is FieldName => name in EMPTY;
/** Returns the field names of a draft or a registration, in the order of its properties. */
export const fieldsOf = (form: Draft | Registration): FieldName[] => Object.keys(form).filter(isField);
/** All fields in the order of the page, which is also the order of the error summary. */
export const FIELDS = fieldsOf(EMPTY);
