/** Checks the real story: the order of its steps, its tableaux, its acts and its bubbles. */
import { describe, expect, test } from 'vitest';
import { ENTRY, POSTER_FPS } from '../../../stage/motion/vocabulary.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { lineOf } from '../../../stage/story/story.ts';
import type { Layout } from '../../../stage/story/types.ts';
import { type Area, fit as fitted, STAGE, visibleArea } from '../../../stage/viewport/fit.ts';
import { overlap, rasterOf } from '../../../stage/viewport/raster.ts';
import { regionOf } from '../../builtPacks.ts';
import { obey, rest, walk } from '../runner/visitor.ts';
import { shownElements, tableaux } from './tableaux.ts';

const labels = story.steps.map(step => step.label);
const layouts: readonly Layout[] = ['md', 'sm'];

describe('the chapters', () => {
  test('can be played forward by commands, with every label once and in order', () => {
    expect(walk(story, begin(story)).map(progress => progress.label)).toEqual(labels);
  });

  test('can be played all the way back', () => {
    let here = walk(story, begin(story)).at(-1) ?? begin(story);
    const way = [here.label];
    for (const _ of labels.slice(1)) {
      here = rest(story, obey(story, here, { type: 'back' }));
      expect(here.status).toBe('ready');
      way.push(here.label);
    }
    expect(way).toEqual(labels.toReversed());
  });
});

describe('every tableau', () => {
  test.each(layouts)('has at least one element: %s', layout => {
    for (const { label, tableau } of tableaux) {
      expect(tableau.filter(element => element[layout]).length, label).toBeGreaterThan(0);
    }
  });

  test('shows the ambassador at most once; only she has expressions', () => {
    for (const { label, tableau } of tableaux) {
      const faces = tableau.filter(({ face, rig }) => face || rig).map(({ id }) => id);
      expect(faces.length, `${label}: ${faces}`).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    { w: 1512, h: 982 },
    { w: 3360, h: 1440 },
    { w: 768, h: 1792 },
    { w: 394, h: 752 },
    { w: 767, h: 329 },
  ])('keeps the unpainted part of a moved layer outside a window of $w x $h', window => {
    const fit = fitted(window);
    const [seen, painted] = [visibleArea(fit, window), rasterOf(fit, window, 1).area];
    for (const { label, element } of shownElements) {
      const [spot, picture] = [element[fit.layout], element.image && regionOf(fit.layout)(element.image)];
      if (!spot || !picture?.bleeds) continue;
      expect(spot, label).toEqual({ x: spot.x, y: spot.y });
      const on = (area: Area) => ({ ...area, x: area.x + spot.x, y: area.y + spot.y });
      const [whole, part] = [overlap(on(picture), seen), overlap(on(overlap(picture, painted)), seen)];
      if (whole.w * whole.h > 0) expect(part, `${label}: ${element.id}`).toEqual(whole);
    }
  });
  test('has all elements that its acts need', () => {
    for (const { label, tableau, acts } of tableaux) {
      const ids = tableau.map(({ id }) => id);
      for (const act of acts) {
        for (const who of act.act === 'inTurn' ? act.who : [act.who]) expect(ids, label).toContain(who);
      }
    }
  });
});

test('a walk changes its image 8 to 12 times a second', () => {
  for (const { label, acts } of tableaux) {
    for (const act of acts) {
      if (act.act !== 'walk') continue;
      const cuts = act.fps ?? POSTER_FPS;
      expect(cuts, `${label}: ${act.who}`).toBeGreaterThanOrEqual(8);
      expect(cuts, `${label}: ${act.who}`).toBeLessThanOrEqual(12);
    }
  }
});

describe('every bubble', () => {
  const bubbles = story.steps.flatMap(({ label }) => {
    const { overlay } = viewOf(story, { ...begin(story), label });
    return overlay.kind === 'bubble' ? [[label, overlay] as const] : [];
  });

  test('fits inside the stage', () => {
    for (const [label, { box }] of bubbles) {
      for (const layout of layouts) {
        const [x, y, w, h] = box[layout];
        expect(Math.min(x, y), label).toBeGreaterThanOrEqual(0);
        expect(x + w, `${label} ${layout}`).toBeLessThanOrEqual(STAGE[layout].w);
        expect(y + h, `${label} ${layout}`).toBeLessThanOrEqual(STAGE[layout].h);
      }
    }
  });

  test('points at a mouth on the stage and outside the bubble', () => {
    for (const [label, { mouth, box }] of bubbles) {
      if (!mouth) continue;
      for (const layout of layouts) {
        const [target, [left, top, w, h]] = [mouth[layout], box[layout]];
        if (!target) continue;
        const [x, y] = target;
        expect(x >= 0 && x <= STAGE[layout].w && y >= 0 && y <= STAGE[layout].h, `${label} ${layout}`).toBe(
          true,
        );
        const inside = x > left && x < left + w && y > top && y < top + h;
        expect(inside, `${label} ${layout}`).toBe(false);
      }
    }
  });

  test('appears 0.5 to 2.5 s after its step begins', () => {
    for (const [label, { delay = ENTRY.delay }] of bubbles) {
      expect(delay, label).toBeGreaterThanOrEqual(0.5);
      expect(delay, label).toBeLessThanOrEqual(2.5);
    }
  });
});

test('every speaker speaks at least once', () => {
  const speakers = story.steps.flatMap(({ chapter: number, kind, name }) => {
    const chapter = story.chapters[number];
    return chapter && kind === 'bubble' ? [lineOf(chapter, name).speaker] : [];
  });
  expect([...new Set(speakers)].sort()).toEqual([
    'ambassador',
    'assistant',
    'parent',
    'player.alma',
    'player.jeta',
    'player.luana',
    'player.zoe',
  ]);
});
