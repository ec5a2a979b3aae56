/** Warnings about a step, measured in a window as the site shows it. The rules are those of the tests. */

import type { View } from '../stage/index.ts';
import { CONTROLS, covers, hasLonelyWord } from '../tests/rules/bubble.ts';
import {
  boxesOffStage,
  type Faces,
  facesIn,
  isBeyond,
  isCloseAtQuestion,
  isCut,
  isOnFace,
} from '../tests/rules/staging.ts';
import type { Site } from './site.ts';
import { type SizeName, sizeOf } from './sizes.ts';

const NONE: Faces = { md: {}, sm: {} };

/** The faces in the drawings, which `npm run assets` has written; none before the first build. */
export const faces: Promise<Faces> = fetch('/director/faces.json')
  .then(answer => (answer.ok ? answer.json() : NONE))
  .catch(() => NONE);

/** Returns the warnings about the step that a window shows. */
export function warningsIn({ page, layout }: Site, size: SizeName, view: View, known: Faces): string[] {
  const { w, h } = sizeOf(size);
  const window = { left: 0, top: 0, right: w, bottom: h };
  const all = facesIn(view, layout, { w, h }, known);
  const bubble = page.querySelector('.bubble');
  const box = bubble?.getBoundingClientRect();
  const tail = page.querySelector('.bubble:not([data-speaker="assistant"]) .bubble__fill');
  const words = page.querySelector('.bubble__words');
  const controls = [...page.querySelectorAll(CONTROLS)].filter(each => each.checkVisibility());
  return [
    ...boxesOffStage(view.shot).map(name => `the shot (${name}) goes beyond the stage`),
    ...(isCloseAtQuestion(view) ? ['a close-up stays at the question'] : []),
    ...all.filter(({ disc }) => isCut(disc, window)).map(({ id }) => `the edge cuts the face of ${id}`),
    ...all
      .filter(({ disc }) => box && isOnFace(disc, box))
      .map(({ id }) => `the bubble is on the face of ${id}`),
    ...(tail && isBeyond(tail.getBoundingClientRect(), window) ? ['the tail ends outside the window'] : []),
    ...(words && hasLonelyWord(words) ? ['the last line is a single word'] : []),
    ...controls
      .filter(each => bubble && covers(bubble, each))
      .map(each => `the bubble covers ${each.className.split(' ')[0]}`),
  ];
}
