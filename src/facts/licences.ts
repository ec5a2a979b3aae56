/**
 * All numbers of the coaching courses. Texts in locales/en insert them by name, as in "{{c_basic.minAge}}
 * years". The starter pack and the registration form also calculate with the minimum ages. A number that the
 * owner has not given is left out.
 */
export const LICENCES = {
  introduction: {
    /** minimum age in years on the course's first day */
    minAge: 16,
    hours: { from: 3, to: 4 },
    /** minimum number of hours that take place in person */
    hoursInPerson: 2,
    /** number of participants */
    group: { from: 16, to: 36 },
  },
  c_basic: {
    minAge: 17,
    days: 6,
    modules: '1, 2 or 3',
  },
  d: {
    minAge: 17,
    /** age in years of the children whom a holder of the diploma coaches */
    children: { from: 5, to: 10 },
  },
  uefa_c: {
    days: 6,
    modules: 2,
    /** days of each module */
    moduleDays: 3,
  },
} as const;
