/** What the form asks, and what a good answer is. Messages are keys of locales/en/register.json. */
import * as v from 'valibot';
import { STATIONS, type StationId } from '../starter/journey.ts';

export const STATUSES = ['player', 'coach', 'not_licensed'] as const;
export const REQUEST_TYPES = ['general', 'introduction', 'c_basic', 'uefa_c', 'uefa_d'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** The station of the licence journey a request is about, if it is about one. */
export const STATION_OF: Record<RequestType, StationId | undefined> = {
  general: undefined,
  introduction: 'introduction',
  c_basic: 'c_basic',
  uefa_c: 'uefa_c',
  uefa_d: 'd',
};

export const MESSAGE_LIMIT = 2000; // characters
const OLDEST = 110; // years

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest, 'too_long'));
const needed = (message: string, longest = 100) => v.pipe(text(longest), v.minLength(1, message));
const optional = (check: (value: string) => boolean, message: string, longest = 100) =>
  v.pipe(
    text(longest),
    v.check(value => value === '' || check(value), message),
  );

/** Full years between a birthday ('2009-05-31') and a day; undefined if the birthday is no real past date. */
export function ageOn(birthday: string, today: Date): number | undefined {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday)?.map(Number) ?? [];
  if (y === undefined || m === undefined || d === undefined) return undefined;
  const born = new Date(y, m - 1, d);
  if (born.getFullYear() !== y || born.getMonth() !== m - 1 || born.getDate() !== d || born >= today)
    return undefined;
  const before = today.getMonth() < m - 1 || (today.getMonth() === m - 1 && today.getDate() < d);
  const age = today.getFullYear() - y - (before ? 1 : 0);
  return age <= OLDEST ? age : undefined;
}

/** The years one must have for a request; undefined where the owner names none. */
export const minAgeFor = (request: string): number | undefined => {
  const type = REQUEST_TYPES.find(known => known === request);
  return type && STATIONS.find(({ id }) => id === STATION_OF[type])?.minAge;
};

export const Registration = v.pipe(
  v.object({
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
    city: text(100),
    birthday: optional(value => ageOn(value, new Date()) !== undefined, 'birthday'),
    status: v.picklist(STATUSES, 'status'),
    club_name: text(100),
    request_type: v.picklist(REQUEST_TYPES, 'request_type'),
    licence: text(100),
    district: text(100),
    training_session_date: text(100),
    message: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT, 'message_too_long')),
    cgu: v.literal(true, 'cgu'),
  }),
  v.forward(
    v.check(({ birthday, request_type }) => {
      const minAge = minAgeFor(request_type);
      const age = ageOn(birthday, new Date());
      return minAge === undefined || age === undefined || age >= minAge;
    }, 'min_age'),
    ['birthday'],
  ),
  v.forward(
    v.check(
      ({ birthday, request_type }) => minAgeFor(request_type) === undefined || birthday !== '',
      'required',
    ),
    ['birthday'],
  ),
);

export type Registration = v.InferOutput<typeof Registration>;
/** What stands in the fields while they are being filled in. */
export type Draft = { [Field in Exclude<keyof Registration, 'cgu'>]: string } & { cgu: boolean };
export type FieldName = keyof Draft;

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
/** In the order of the page: the summary lists errors in it. */
export const FIELDS = Object.keys(EMPTY).filter(isField);

/** A valid registration, or the first error of each field. */
export function check(
  draft: Draft,
): { registration: Registration } | { errors: Partial<Record<FieldName, string>> } {
  const result = v.safeParse(Registration, draft, { abortPipeEarly: true });
  if (result.success) return { registration: result.output };
  const errors: Partial<Record<FieldName, string>> = {};
  for (const issue of result.issues) {
    const field = FIELDS.find(name => name === issue.path?.[0]?.key);
    if (field) errors[field] ??= issue.message;
  }
  return { errors };
}
