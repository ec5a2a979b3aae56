/** Warnings about a step, measured in a window as the site shows it. The rules are those of the tests. */

import type { View } from '../stage/index.ts';
import { CONTROLS, covers, hasLonelyWord } from '../tests/rules/bubble.ts';
import {
  boxesOffStage,
  type Faces,
  facesIn,
  faultsOfFace,
  freePart,
  isBeyond,
  isCloseAtQuestion,
  type Rect,
} from '../tests/rules/staging.ts';
import type { Site } from './site.ts';
import { type SizeName, sizeOf } from './sizes.ts';

const NONE: Faces = { md: {}, sm: {} };

/** The faces in the drawings, which `npm run assets` has written; none before the first build. */
export const faces: Promise<Faces> = fetch('/director/faces.json')
  .then(answer => (answer.ok ? answer.json() : NONE))
  .catch(() => NONE);

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x0: left, y0: top, x1: right, y1: bottom };
}

/** Returns the warnings about the step that a window shows. */
export function warningsIn({ page, layout }: Site, size: SizeName, view: View, known: Faces): string[] {
  const window = sizeOf(size);
  const bubble = page.querySelector('.bubble');
  const box = bubble && rectOf(bubble);
  const found = facesIn(view, layout, window, known).flatMap(({ id, rect }) =>
    faultsOfFace(rect, freePart(window), box ?? undefined).map(fault => ({ id, fault })),
  );
  const tail = page.querySelector('.bubble:not([data-speaker="assistant"]) .bubble__fill');
  const words = page.querySelector('.bubble__words');
  const controls = [...page.querySelectorAll(CONTROLS)].filter(each => each.checkVisibility());
  const all = { x0: 0, y0: 0, x1: window.w, y1: window.h };
  return [
    ...new Set([
      ...boxesOffStage(view.shot).map(name => `the shot (${name}) goes beyond the stage`),
      ...(isCloseAtQuestion(view) ? ['a close-up stays at the question'] : []),
      ...found.map(({ id, fault }) =>
        fault === 'cut' ? `the edge cuts a face: ${id}` : `the bubble is on a face: ${id}`,
      ),
      ...(tail && isBeyond(rectOf(tail), all) ? ['the tail ends outside the window'] : []),
      ...(words && hasLonelyWord(words) ? ['the last line is a single word'] : []),
      ...controls
        .filter(each => bubble && covers(bubble, each))
        .map(each => `the bubble covers ${each.className.split(' ')[0]}`),
    ]),
  ];
}
