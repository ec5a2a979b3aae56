/**
 * Checks the deeds that the button Next names. Also checks what follows a deed, a right answer or the
 * ranking: within 100 ms, a figure or a thing moves in the shot of the next step.
 */
import { describe, expect, test } from 'vitest';
import { cameraChange } from '../../../stage/motion/camera.ts';
import { type ElementState, looksLike, restingElements } from '../../../stage/motion/elementState.ts';
import { beside, resolve } from '../../../stage/runner/labels.ts';
import { story, words } from '../../../stage/story/index.ts';
import type { Layout } from '../../../stage/story/types.ts';
import { type Area, fitShot, type Size, visibleArea } from '../../../stage/viewport/fit.ts';
import { overlap } from '../../../stage/viewport/raster.ts';
import { regionOf } from '../../builtPacks.ts';
import { pass } from '../motion/byHand.ts';
import { testAnimator, viewAt } from '../motion/testStage.ts';

/** Maximum time from a press (see `presses`) to the first motion, in seconds. */
const AT_ONCE = 0.1;

const deeds = story.steps.flatMap(step => {
  const { overlay } = viewAt(story, step.label);
  return overlay.kind === 'bubble' && overlay.deed ? [{ step, said: words[overlay.deed] ?? '' }] : [];
});
const questions = story.steps.filter(({ kind }) => kind === 'question');
/** `[label, label of the next step]` for each step with a deed or a question. A press leads to the next step. */
const presses = [...deeds.map(({ step }) => step), ...questions].map(({ label }) => {
  const next = beside(story, label, 1);
  if (!next) throw new Error(`nothing follows ${label}`);
  return [label, next.label] as const;
});

const plain = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const pairs = (text: string) =>
  plain(text).flatMap((word, i, all) => (all[i + 1] ? `${word} ${all[i + 1]}` : []));

describe('the deeds', () => {
  test('are at least six, and all have different words', () => {
    expect(deeds.length).toBeGreaterThanOrEqual(6);
    expect(new Set(deeds.map(({ said }) => plain(said).join(' '))).size).toBe(deeds.length);
  });

  test('repeat no two successive words of a choice whose question comes later', () => {
    for (const { step, said } of deeds) {
      const open = questions.filter(
        ({ chapter, section }) =>
          chapter > step.chapter || (chapter === step.chapter && section > step.section),
      );
      const choices = open.flatMap(({ chapter }) =>
        Object.entries(words).flatMap(([key, text]) =>
          key.startsWith(`simulation.chapter_${chapter}.question.choice_`) ? pairs(text) : [],
        ),
      );
      expect(
        pairs(said).filter(pair => choices.includes(pair)),
        said,
      ).toEqual([]);
    }
  });
});

const actors = (label: string) => {
  const { acts } = resolve(story, label);
  return acts.flatMap(({ who }) => who);
};

test('the elements that act after a right answer do not act at the question', () => {
  expect(questions.length).toBeGreaterThan(0);
  for (const { label } of questions) {
    const next = beside(story, label, 1);
    const early = actors(label).filter(who => next && actors(next.label).includes(who));
    expect(early, label).toEqual([]);
  }
});

/** True if a part of the element's image is in this area of the stage. The ambassador's rig always counts as inside. */
function isIn(area: Area, { image, rig, x, y, lift, k }: ElementState, layout: Layout): boolean {
  const region = image && regionOf(layout)(image);
  if (!region) return rig !== undefined;
  const seen = overlap(area, {
    x: x + region.x * k,
    y: y + lift + region.y * k,
    w: region.w * k,
    h: region.h * k,
  });
  return seen.w > 0 && seen.h > 0;
}

const WINDOWS: readonly (readonly [Layout, Size])[] = [
  ['md', { w: 1512, h: 982 }],
  ['md', { w: 820, h: 1180 }],
  ['sm', { w: 394, h: 752 }],
];

describe.each(WINDOWS)('in layout %s, in a window of %o,', (layout, window) => {
  const isUpright = window.h > window.w;

  test.each(presses)('the press at %s moves something in the picture of %s within 100 ms', (from, to) => {
    const { animator } = testAnimator({ isUpright });
    const next = viewAt(story, to);
    animator.jump(viewAt(story, from), layout);
    const before = restingElements(viewAt(story, from).tableau, layout);
    animator.play(next, layout);
    const area = visibleArea(fitShot(layout, window, next.shot), window);
    const moved = new Set<string>();
    pass(AT_ONCE, () => {
      const { elements, camera, cut, wipe } = animator.state;
      const isCovered = [cut, wipe].some(share => share > 0 && share < 1);
      if (isCovered || cameraChange(camera.to, next.shot, layout, isUpright) === 'cut') return;
      for (const element of elements.values()) {
        const old = before.get(element.id);
        if (element.alpha > 0 && !(old && looksLike(element, old)) && isIn(area, element, layout))
          moved.add(element.id);
      }
    });
    expect([...moved]).not.toEqual([]);
    animator.stop();
  });
});
