/** Warnings about a step, measured in the open windows, which show the site. Tests apply the same rules. */
import { create } from 'zustand';
import type { View } from '../stage/index.ts';
import { CONTROLS, covers, hasLonelyWord } from '../tests/rules/bubble.ts';
import * as rules from '../tests/rules/staging.ts';
import { type Site, until } from './site.ts';
import { enlarge, goTo, select, sites, useDirector } from './store.ts';
import { isWhole, type Position, positionsOf, type SizeName, sizeOf, viewAt } from './targets.ts';

interface Warning {
  readonly position: Position;
  readonly size: SizeName;
  readonly text: string;
}
interface Found {
  /** the warnings about all steps that the author has seen */
  readonly warnings: readonly Warning[];
  /** what `npm run assets` has measured last: a line for each chapter's colours, and its complaints */
  readonly colours: readonly string[];
  readonly complaints: readonly string[];
}
const useWarnings = create<Found>(() => ({ warnings: [], colours: [], complaints: [] }));

/** Time between a change and the search for warnings, in ms. */
const CHECK_AFTER = 300;

/** Reads a file that `npm run assets` has written. */
const written = async (name: string) => (await fetch(`/.cache/${name}.json`)).json();

/** The faces in the drawings; none before the first build. */
const faces: Promise<rules.Faces> = written('faces').catch(() => ({ md: {}, sm: {} }));
written('report').then(useWarnings.setState, () => {});

function rectOf(element: Element): rules.Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x0: left, y0: top, x1: right, y1: bottom };
}

function warningsIn({ page, layout }: Site, size: SizeName, view: View, known: rules.Faces) {
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
  return new Set([...found, ...off, ...under.map(({ classList }) => `the bubble covers ${classList[0]}`)]);
}

/** Waits until all windows show the current step, and replaces the warnings about it. */
async function check() {
  const known = await faces;
  await until(() => [...sites.values()].every(site => site.isAtRest()));
  const { position, story, large, target } = useDirector.getState();
  const view = viewAt(story, position);
  // leaves out the large window while it shows the whole stage, because no visitor sees the step like this
  const seen = [...sites].filter(([size]) => size !== large || !isWhole(target));
  const found = seen.flatMap(([size, site]) =>
    [...warningsIn(site, size, view, known)].map(text => ({ position, size, text })),
  );
  useWarnings.setState(({ warnings }) => ({
    warnings: [...warnings.filter(each => each.position !== position), ...found],
  }));
}

let checking: ReturnType<typeof setTimeout> | undefined;
useDirector.subscribe(() => {
  clearTimeout(checking);
  checking = setTimeout(check, CHECK_AFTER);
});

/** Walks through all steps and collects the warnings in the open windows. Stops if the author goes to a step. */
async function checkDay() {
  const { story, position: start } = useDirector.getState();
  select(undefined);
  for (const { position } of positionsOf(story)) {
    goTo(position);
    await check();
    if (position !== useDirector.getState().position) return;
  }
  goTo(start);
}

export function Warnings() {
  const { story, position } = useDirector();
  const { warnings, colours, complaints } = useWarnings();
  const isHere = (each: Warning) => each.position === position;
  return (
    <section aria-label="Warnings">
      <h2>Warnings</h2>
      {!warnings.some(isHere) && <p>None in this step.</p>}
      {warnings
        .toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)))
        .map(each => (
          <button
            key={Object.values(each).join(' ')}
            type="button"
            className="warning"
            aria-current={isHere(each)}
            onClick={() => {
              enlarge(each.size);
              goTo(each.position);
            }}
          >
            {each.text}
            <i>
              {each.position.replace('chapter_', '').replace('_', '.')}, {each.size}
            </i>
          </button>
        ))}
      <button type="button" onClick={checkDay}>
        Check every step
      </button>
      <h2>Colours of the chapter, and textures</h2>
      {[colours[viewAt(story, position).chapter], ...complaints].map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>To measure the saved story again: npm run assets (half a minute), then reload.</p>
    </section>
  );
}
