/**
 * The figures of the coaching courses: their only home. Words say them by name, "{{c_basic.minAge}} years"; the starter
 * pack and the form calculate with them. A figure that the owner did not give is not here.
 */
export const LICENCES = {
  introduction: {
    /** years, on the first day */
    minAge: 16,
    hours: { from: 3, to: 4 },
  },
  c_basic: {
    minAge: 17,
    days: 6,
    modules: '1, 2 or 3',
  },
  d: {
    minAge: 17,
    /** years of the children whom its holder coaches */
    children: { from: 5, to: 10 },
  },
} as const;
