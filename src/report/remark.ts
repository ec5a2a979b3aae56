import { MISTAKES } from 'virtual:mistakes';
import type { Report } from '../progress/reportCode.ts';

/** The remarks by name, each with its condition. Romy says the first remark whose condition is true. */
const REMARKS = [
  ['none', ({ mistakes }) => mistakes === 0],
  ['all', ({ different = 0 }) => different >= Object.keys(MISTAKES).length],
  ['one', ({ mistakes }) => mistakes === 1],
  ['many', ({ mistakes }) => mistakes >= 6],
  ['late', ({ first }) => first !== undefined && first.chapter >= 6],
  ['stairs', ({ first }) => first?.chapter === 5],
  ['effort', ({ order }) => order?.[0] === 0],
  ['fairness', ({ order }) => order?.[0] === 1],
  ['fit', ({ order }) => order?.[0] === 2],
  ['honesty', ({ order }) => order?.[0] === 3],
] as const satisfies readonly (readonly [name: string, fits: (report: Report) => boolean])[];

export type Remark = (typeof REMARKS)[number][0] | 'any';

export const remarkOn = (report: Report): Remark => REMARKS.find(([, fits]) => fits(report))?.[0] ?? 'any';
