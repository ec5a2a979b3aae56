/**
 * The numbers of the coaching courses. Texts in locales/en insert them by name, as in "{{c_basic.minAge}} years". A
 * number that the owner has not given is left out.
 */
export const LICENCES = {
  introduction: {
    /** minimum age in years on the course's first day */
    minAge: 16,
    hours: { from: 3, to: 4 },
    hoursInPerson: 2,
    group: { from: 16, to: 36 },
  },
  c_basic: {
    minAge: 17,
    days: 6,
    modules: '1, 2 or 3',
  },
  d: {
    minAge: 17,
    children: { from: 5, to: 10 },
  },
  uefa_c: {
    days: 6,
    modules: 2,
    moduleDays: 3,
  },
} as const;
