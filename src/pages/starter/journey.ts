/** The four stations of the licence journey: the owner's facts, as data. What they did not state is not here. */
import { LICENCES } from '../../licences.ts';

export const STATION_IDS = ['introduction', 'c_basic', 'd', 'uefa_c'] as const;
export type StationId = (typeof STATION_IDS)[number];

/** A row of a station's table; its words are `pages.starter.journey.${id}.${fact}`. */
export type Fact = 'min_age' | 'duration' | 'requirement' | 'format' | 'group' | 'exam';

export interface Station {
  readonly id: StationId;
  /** years */
  readonly minAge?: number;
  readonly requires?: StationId;
  readonly facts: readonly Fact[];
  /** Where its facts come from: numbers of SOURCES. */
  readonly sources: readonly number[];
}

/** In the order in which one meets them. */
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

/** Who holds a diploma has been through what it requires, whether she ticks it or not. */
function withRequired(have: ReadonlySet<StationId>): Set<StationId> {
  const all = new Set(have);
  for (const { id, requires } of [...STATIONS].reverse()) if (all.has(id) && requires) all.add(requires);
  return all;
}

export interface Advice {
  /** The station to light up. Undefined when she has been to all of them. */
  readonly next: StationId | undefined;
  /** The years she still has to wait for it; 0 = she can go now. */
  readonly wait: number;
  /** The D Diploma is worth a look too, if she coaches the smallest. */
  readonly alsoD: boolean;
}

/** The main way leads through these; the D Diploma is a branch for coaches of small children. */
const WAY: readonly StationId[] = ['introduction', 'c_basic', 'uefa_c'];

/** Where to start, from an age in years and the stations already behind one. */
export function whereToStart(age: number, have: ReadonlySet<StationId>): Advice {
  const done = withRequired(have);
  const waitFor = (id: StationId) => Math.max(0, (station(id)?.minAge ?? 0) - age);
  const onTheWay = WAY.find(id => !done.has(id));
  const next = onTheWay ?? (done.has('d') ? undefined : 'd');
  if (!next) return { next, wait: 0, alsoD: false };
  const alsoD = next !== 'd' && !done.has('d') && done.has('introduction') && waitFor('d') === 0;
  return { next, wait: waitFor(next), alsoD };
}

/** Years of life from what was typed; undefined for anything that is not a plausible age. */
export function parseAge(typed: string): number | undefined {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return undefined;
  const age = Number(typed);
  return age >= 5 && age <= 110 ? age : undefined;
}
