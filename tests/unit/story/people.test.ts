/**
 * Checks that figures are large enough in upright windows. The whole stage fills less than half of the height of such a
 * window, so shots must be nearer.
 */
import { expect, test } from 'vitest';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import type { Label } from '../../../stage/story/story.ts';
import type { Element } from '../../../stage/story/types.ts';
import { fitShot } from '../../../stage/viewport/fit.ts';
import { regionOf } from '../../builtPacks.ts';

const TABLET = { w: 820, h: 1180 };
/** Least height of a step's largest figure, as a share of the window's height. */
const LEAST = 0.4;
/** Height of the ambassador's waist-up rig, in stage units. */
const RIG_HEIGHT = 700;
const PEOPLE = /^\d\d_(romy|alma|jeta|zoe|luana|samira|lea|gerber|carry|nine)/;
/**
 * Steps whose figures may be smaller than LEAST. They show a thing (such as the list, a hand or a scoreboard), a place
 * from above, or a figure that lies across the window.
 */
const ABOUT_THINGS = [
  'chapter 1, luanaAsks',
  'chapter 1, dropped',
  'chapter 1, whatCounts',
  'chapter 1, reply',
  'chapter 1, onTheBench',
  'chapter 1, thanks',
  'chapter 3, clap',
  'chapter 4, drink',
  'chapter 4, lookRight',
  'chapter 5, mine',
  'chapter 6, whistle',
];

/**
 * Returns the heights of the figures, as shares of the window's height. The height is 0 for an element that is not a
 * figure, or whose middle is outside the window.
 */
function heights(label: Label, choice?: number): readonly number[] {
  const view = viewOf(story, {
    ...begin(story),
    label,
    ...(choice !== undefined && { wrong: true, choice }),
  });
  const { scale, x } = fitShot('md', TABLET, view.shot);
  const height = ({ image, rig, md }: Element) => {
    const drawn = image && PEOPLE.test(image) ? regionOf('md')(image) : undefined;
    if (!md || (!drawn && !rig)) return 0;
    const k = md.k ?? 1;
    const middle = x + (md.x + (drawn ? (drawn.x + drawn.w / 2) * k : 0)) * scale;
    if (middle < 0 || middle > TABLET.w) return 0;
    return ((drawn?.h ?? RIG_HEIGHT) * k * scale) / TABLET.h;
  };
  return view.tableau.map(height);
}

const aboutPeople = story.steps.flatMap(({ label, name, kind, chapter }) => {
  const what = `chapter ${chapter}, ${name}`;
  if (!['scene', 'bubble', 'question'].includes(kind) || ABOUT_THINGS.includes(what)) return [];
  const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
  return [undefined, ...wrong.map(Number)].map(choice => ({ what, label, choice }));
});

test.each(aboutPeople)(
  'in $what, wrong answer $choice: on an upright tablet a figure is at least two fifths of the window high',
  ({ label, choice }) => {
    expect(Math.max(...heights(label, choice))).toBeGreaterThanOrEqual(LEAST);
  },
);
