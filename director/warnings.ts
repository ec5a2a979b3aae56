/** Warnings about a step, measured in the open windows, which show the site. Tests apply the same rules. */
import { create } from 'zustand';
import type { View } from '../stage/index.ts';
import { CONTROLS, covers, hasLonelyWord } from '../tests/rules/bubble.ts';
import * as rules from '../tests/rules/staging.ts';
import { type Site, until } from './site.ts';
import { type SizeName, sizeOf } from './sizes.ts';
import { goTo, sites, useDirector } from './store.ts';
import { isWhole, type Position, positionsOf, viewAt } from './targets.ts';

export interface Warning {
  readonly position: Position;
  readonly size: SizeName;
  readonly text: string;
}
interface Found {
  /** the warnings about the current step, and those about the whole day once it is checked */
  readonly here: readonly Warning[];
  readonly day?: readonly Warning[];
  /** what `npm run assets` has measured last: a line for each chapter's colours, and its complaints */
  readonly colours: readonly string[];
  readonly complaints: readonly string[];
}
export const useWarnings = create<Found>(() => ({ here: [], colours: [], complaints: [] }));

/**
 * `CHECK_AFTER`: ms between a change and the search for warnings. `RESTS_WITHIN`: maximum wait of the search for a
 * window to be at rest, in ms.
 */
const CHECK_AFTER = 300;
const RESTS_WITHIN = 8000;

/** Reads a file that `npm run assets` has written. */
const written = async (name: string) => (await fetch(`/.cache/${name}.json`)).json();

/** The faces in the drawings; none before the first build. */
const faces: Promise<rules.Faces> = written('faces').catch(() => ({ md: {}, sm: {} }));
written('report').then(useWarnings.setState, () => {});

function rectOf(element: Element): rules.Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x0: left, y0: top, x1: right, y1: bottom };
}

function warningsIn(
  { page, layout }: Site,
  size: SizeName,
  view: View,
  known: rules.Faces,
): readonly string[] {
  const window = sizeOf(size);
  const bubble = page.querySelector('.bubble');
  const tail = page.querySelector('.bubble:not([data-speaker="assistant"]) .bubble__fill');
  const words = page.querySelector('.bubble__words');
  const controls = [...page.querySelectorAll(CONTROLS)].filter(each => each.checkVisibility());
  const told = { cut: 'the edge cuts a face', covered: 'the bubble is on a face' };
  const found = rules.facesIn(view, layout, window, known).flatMap(({ id, rect }) => {
    const faults = rules.faultsOfFace(rect, rules.freePart(window), bubble ? rectOf(bubble) : undefined);
    return faults.map(fault => `${told[fault]}: ${id}`);
  });
  if (tail && rules.isBeyond(rectOf(tail), { x0: 0, y0: 0, x1: window.w, y1: window.h }))
    found.push('the tail ends outside the window');
  if (words && hasLonelyWord(words)) found.push('the last line is a single word');
  if (rules.isCloseAtQuestion(view)) found.push('a close-up stays at the question');
  const off = rules.boxesOffStage(view.shot).map(name => `the shot (${name}) goes beyond the stage`);
  const under = controls.filter(each => bubble && covers(bubble, each));
  return [...found, ...off, ...under.map(({ classList }) => `the bubble covers ${classList[0]}`)];
}

/** Waits until all windows show the current step, and returns the warnings about it. */
async function warnings(): Promise<readonly Warning[]> {
  const known = await faces;
  for (const site of sites.values()) await until(() => site.isAtRest(), RESTS_WITHIN);
  const { position, story, large, target } = useDirector.getState();
  const view = viewAt(story, position);
  // leaves out the large window while it shows the whole stage, because no visitor sees the step like this
  const seen = [...sites].filter(([size]) => size !== large || !isWhole(target));
  return seen.flatMap(([size, site]) =>
    [...new Set(warningsIn(site, size, view, known))].map(text => ({ position, size, text })),
  );
}

let checking: ReturnType<typeof setTimeout> | undefined;
useDirector.subscribe(() => {
  clearTimeout(checking);
  checking = setTimeout(
    async () => useWarnings.setState({ here: await warnings().catch(() => []) }),
    CHECK_AFTER,
  );
});

/** Walks through all steps and collects the warnings in the open windows. Stops if the author goes to a step. */
export async function checkDay() {
  const { story, position: start } = useDirector.getState();
  useDirector.setState({ target: undefined });
  useWarnings.setState({ day: [] });
  for (const { position } of positionsOf(story)) {
    goTo(position);
    const found = await warnings().catch(() => []);
    if (position !== useDirector.getState().position) return;
    useWarnings.setState(({ day = [] }) => ({ day: [...day, ...found] }));
  }
  goTo(start);
}
