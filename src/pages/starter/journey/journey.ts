/** The four stations of the licence journey, as data. They contain only facts that the owner has stated. */
import { LICENCES } from '../../../facts/licences.ts';

export const STATION_IDS = ['introduction', 'c_basic', 'd', 'uefa_c'] as const;
export type StationId = (typeof STATION_IDS)[number];

export type Fact = 'min_age' | 'duration' | 'requirement' | 'format' | 'group' | 'exam';

export interface Station {
  readonly id: StationId;
  readonly minAge?: number;
  readonly requires?: StationId;
  readonly facts: readonly Fact[];
  readonly sources: readonly number[];
}

export const STATIONS: readonly Station[] = [
  {
    id: 'introduction',
    minAge: LICENCES.introduction.minAge,
    facts: ['min_age', 'duration', 'format', 'group', 'exam'],
    sources: [1, 2],
  },
  {
    id: 'c_basic',
    minAge: LICENCES.c_basic.minAge,
    requires: 'introduction',
    facts: ['min_age', 'duration', 'requirement', 'exam'],
    sources: [1, 2, 3],
  },
  { id: 'd', minAge: LICENCES.d.minAge, facts: ['min_age', 'duration', 'exam'], sources: [1, 2] },
  { id: 'uefa_c', requires: 'c_basic', facts: ['duration', 'requirement', 'exam'], sources: [1, 4] },
];

const station = (id: StationId) => STATIONS.find(s => s.id === id);

/**
 * Returns the stations (courses) in `ticked` and all stations that they require: a visitor with a diploma has
 * also done the required courses, even without ticking them.
 */
function withRequired(ticked: ReadonlySet<StationId>): Set<StationId> {
  const all = new Set(ticked);
  for (const { id, requires } of [...STATIONS].reverse()) if (all.has(id) && requires) all.add(requires);
  return all;
}

export interface Advice {
  readonly next: StationId | undefined;
  /** Years until the visitor reaches the minimum age of `next`; 0 if the visitor has reached it. */
  readonly wait: number;
  /**
   * True if the visitor could do the D Diploma now, as an alternative to `next`. The diploma is for coaches of small
   * children.
   */
  readonly alsoD: boolean;
}

/**
 * The usual order of the courses. It leaves out the D Diploma, which is an additional course for coaches of small
 * children.
 */
const USUAL_ORDER: readonly StationId[] = ['introduction', 'c_basic', 'uefa_c'];

export function whereToStart(age: number, ticked: ReadonlySet<StationId>): Advice {
  const done = withRequired(ticked);
  const waitFor = (id: StationId) => Math.max(0, (station(id)?.minAge ?? 0) - age);
  const nextUsual = USUAL_ORDER.find(id => !done.has(id));
  const next = nextUsual ?? (done.has('d') ? undefined : 'd');
  if (!next) return { next, wait: 0, alsoD: false };
  const alsoD = next !== 'd' && !done.has('d') && done.has('introduction') && waitFor('d') === 0;
  return { next, wait: waitFor(next), alsoD };
}

export function parseAge(typed: string): number | undefined {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return undefined;
  const age = Number(typed);
  return age >= 5 && age <= 110 ? age : undefined;
}
