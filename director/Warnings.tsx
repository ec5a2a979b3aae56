/** Shows faults that are visible in the director's windows, such as a bubble on a face. Tests use the same rules. */
import { create } from 'zustand';
import type { View } from '../stage/index.ts';
import { CONTROLS, covers, hasLonelyWord } from '../tests/rules/bubble.ts';
import * as rules from '../tests/rules/staging.ts';
import { Button } from './Button.tsx';
import { type Site, until } from './site.ts';
import { enlarge, goTo, select, sites, useDirector } from './store.ts';
import { isWhole, type Position, positionsOf, type SizeName, viewAt, windowOf } from './targets.ts';

type Warning = Readonly<{ position: Position; size: SizeName; text: string }>;
/** The warnings about the steps that the director has shown so far. */
const useWarnings = create<{ readonly warnings: readonly Warning[] }>(() => ({ warnings: [] }));

/** Reads a JSON file that `npm run assets` has written. */
const readJson = async (name: string) => (await fetch(`/.cache/${name}.json`)).json();
const faces: rules.Faces = await readJson('faces');
/**
 * The report of `npm run assets`. `colours`: the shares of purple and orange in each chapter. `complaints`: exceeded
 * limits, and things that look like one thing, because they touch and have the same colour.
 */
const report: Readonly<Record<'colours' | 'complaints', readonly string[]>> = await readJson('report');

function rectOf(element: Element): rules.Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x0: left, y0: top, x1: right, y1: bottom };
}

function warningsIn({ page, layout }: Site, size: SizeName, view: View) {
  const window = windowOf(size);
  const bubble = page.querySelector('.bubble');
  const tail = page.querySelector('.bubble:not([data-speaker="assistant"]) .bubble__edge');
  const words = page.querySelector('.bubble__words');
  const free = rules.freePart(window);
  const texts = { cut: 'the edge cuts a face', covered: 'the bubble is on a face' };
  const found = rules.facesIn(view, layout, window, faces).flatMap(({ id, rect }) => {
    const faults = rules.faultsOfFace(rect, free, bubble ? rectOf(bubble) : undefined);
    return faults.map(fault => `${texts[fault]}: ${id}`);
  });
  if (tail && rules.isBeyond(rectOf(tail), { ...free, x0: 0 }))
    found.push('the tail ends outside the window');
  const mouth = tail && page.querySelector('.bubble__mouth');
  if (bubble && mouth && rules.lacksTail(rectOf(tail), rectOf(bubble), rectOf(mouth), free))
    found.push('the mouth is too near to the bubble: no tail');
  if (words && hasLonelyWord(words)) found.push('the last line is a single word');
  for (const each of page.querySelectorAll(CONTROLS))
    if (bubble && each.checkVisibility() && covers(bubble, each))
      found.push(`the bubble covers ${each.classList[0]}`);
  return new Set(found);
}

/** Waits until all windows show the current step, and replaces the step's warnings. */
async function check() {
  await until(() => [...sites.values()].every(site => site.isAtRest()));
  const { position, story, large, target } = useDirector.getState();
  // leaves out the large window while it shows the whole stage, because no visitor sees the step like this
  const seen = [...sites].filter(([size]) => size !== large || !isWhole(target));
  const found = seen.flatMap(([size, site]) =>
    [...warningsIn(site, size, viewAt(story, position))].map(text => ({ position, size, text })),
  );
  useWarnings.setState(({ warnings }) => ({
    warnings: [...warnings.filter(each => each.position !== position), ...found],
  }));
}

/** The timer that starts the next search for warnings, a moment after the latest change. */
let checking: ReturnType<typeof setTimeout> | undefined;
useDirector.subscribe(() => {
  clearTimeout(checking);
  checking = setTimeout(check, 300); // in ms
});

/**
 * Shows every step and reaction in the open windows, one after another, and collects the warnings. Stops if
 * the maker goes to a different position.
 */
async function checkEveryStep() {
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
  const { warnings } = useWarnings();
  const isHere = (each: Warning) => each.position === position;
  return (
    <section aria-label="Warnings">
      <h2>Warnings</h2>
      {!warnings.some(isHere) && <p>None in this step.</p>}
      {warnings
        .toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)))
        .map(each => (
          <Button
            key={Object.values(each).join(' ')}
            className="warning"
            aria-current={isHere(each)}
            onClick={() => enlarge(each.size, each.position)}
          >
            {each.text}
            <i>
              {each.position}, {each.size}
            </i>
          </Button>
        ))}
      <Button onClick={checkEveryStep}>Check every step</Button>
      <h2>Colours of the chapter, and textures</h2>
      {[report.colours[viewAt(story, position).chapter], ...report.complaints].map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>To measure the saved story again: npm run assets (half a minute), then reload.</p>
    </section>
  );
}
