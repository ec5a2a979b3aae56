/** The four stations of the licence journey, as data. Facts that the owner did not state are left out. */
import { LICENCES } from '../../../facts/licences.ts';

export const STATION_IDS = ['introduction', 'c_basic', 'd', 'uefa_c'] as const;
export type StationId = (typeof STATION_IDS)[number];

/** A fact about a station. Its text has the key `pages.starter.journey.${id}.${fact}`. */
export type Fact = 'min_age' | 'duration' | 'requirement' | 'format' | 'group' | 'exam';

export interface Station {
  readonly id: StationId;
  /** in full years */
  readonly minAge?: number;
  readonly requires?: StationId;
  readonly facts: readonly Fact[];
  /** Numbers of its sources, see sources.ts. */
  readonly sources: readonly number[];
}

/** In the order of the journey. */
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

/** Adds the stations that those in `have` require: a diploma implies them, even if they are not ticked. */
function withRequired(have: ReadonlySet<StationId>): Set<StationId> {
  const all = new Set(have);
  for (const { id, requires } of [...STATIONS].reverse()) if (all.has(id) && requires) all.add(requires);
  return all;
}

export interface Advice {
  /** The station to highlight; undefined if all are done. */
  readonly next: StationId | undefined;
  /** Years until the visitor reaches the minimum age of `next`; 0: no wait. */
  readonly wait: number;
  /** True if the visitor could also do the D Diploma now, which is for coaches of small children. */
  readonly alsoD: boolean;
}

/** Stations of the main way, in order. The D Diploma is a branch, for coaches of small children. */
const WAY: readonly StationId[] = ['introduction', 'c_basic', 'uefa_c'];

/** Recommends the next station for an age in years and the stations already done. */
export function whereToStart(age: number, have: ReadonlySet<StationId>): Advice {
  const done = withRequired(have);
  const waitFor = (id: StationId) => Math.max(0, (station(id)?.minAge ?? 0) - age);
  const onTheWay = WAY.find(id => !done.has(id));
  const next = onTheWay ?? (done.has('d') ? undefined : 'd');
  if (!next) return { next, wait: 0, alsoD: false };
  const alsoD = next !== 'd' && !done.has('d') && done.has('introduction') && waitFor('d') === 0;
  return { next, wait: waitFor(next), alsoD };
}

/** Parses an age in years. Returns undefined unless it is a whole number from 5 to 110. */
export function parseAge(typed: string): number | undefined {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return undefined;
  const age = Number(typed);
  return age >= 5 && age <= 110 ? age : undefined;
}
