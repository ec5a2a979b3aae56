/**
 * Compares docs/shots.md with the story. The file must have a row for each step and each wrong answer, with the size of
 * the shot. If three successive steps have the same framing, the third step's row must give a reason. Two
 * steps have the same framing if their cells in the column Shot are equal and they show almost the same part
 * of the stage.
 * If a chapter has too few shots of a size, such as 'wide', the file must say so.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups } from '../../../assets/images/index.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import type { Step } from '../../../stage/story/story.ts';
import { type Area, fitShot, STAGE, visibleArea } from '../../../stage/viewport/fit.ts';
import { seenAt } from './windows.ts';

const LIST = readFileSync(new URL('../../../docs/shots.md', import.meta.url), 'utf8');
const WINDOW = STAGE.md;
const drawn = await groups();

interface Row {
  readonly name: string;
  /** the cell in the column Shot; its first word is the size, such as 'medium' */
  readonly shot: string;
  readonly reason: string;
}

/** The part of docs/shots.md about a chapter. */
const partOf = (chapter: number) => LIST.split(`\n## Chapter ${chapter}:`)[1]?.split('\n## ')[0] ?? '';

/** Returns the rows of a chapter's table in order. Cells 1, 2 and 7 of a row hold the step, the shot and the reason. */
const rowsOf = (chapter: number): readonly Row[] =>
  partOf(chapter)
    .split('\n')
    .flatMap(line => {
      const [, step = '', shot = '', , , , , reason = ''] = line.split('|').map(cell => cell.trim());
      const name = /^`(\w+)`/.exec(step)?.[1];
      return name ? { name, shot, reason } : [];
    });

interface Picture {
  readonly name: string;
  readonly step: Step;
  /** the number of a wrong answer, for the picture of its reaction; undefined: the picture of the step itself */
  readonly wrong?: number;
}

/** The pictures of a chapter in the story's order. The reactions follow their question. */
const picturesOf = (chapter: number): readonly Picture[] =>
  story.stepsOf(chapter).flatMap(step => {
    const wrong = step.kind === 'question' ? (story.chapters[chapter]?.question?.wrong ?? {}) : {};
    const reactions = Object.keys(wrong).map(choice => ({
      name: `wrong_${choice}`,
      step,
      wrong: Number(choice),
    }));
    return [{ name: step.name, step }, ...reactions];
  });

/** The height of the largest face in a picture, as a share of the window's height; 0 if there is no face. */
function largestFace({ step, wrong }: Picture) {
  const inWindow = seenAt(drawn, WINDOW, step.label, wrong).faces.filter(({ rect }) => {
    const [x, y] = [(rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2];
    return x > 0 && x < WINDOW.w && y > 0 && y < WINDOW.h;
  });
  return Math.max(0, ...inWindow.map(({ rect }) => (rect.y1 - rect.y0) / WINDOW.h));
}

/**
 * Returns the shot sizes (such as 'medium') that the largest face in a picture allows, with the limits of the
 * table in docs/shots.md. A title or a card has no size: for these, returns the kind.
 */
function possible(picture: Picture): readonly string[] {
  const { kind } = picture.step;
  if (kind === 'title' || kind === 'card') return [kind];
  const face = largestFace(picture);
  if (face >= 0.4) return ['face'];
  return [face < 0.13 ? 'wide' : 'medium', ...(face < 0.2 ? ['detail', 'hands'] : [])];
}

const sizeOf = ({ shot }: Row) => shot.split(',')[0] ?? '';

const visible = ({ step }: Picture): Area => {
  const { shot } = viewOf(story, { ...begin(story), label: step.label });
  return visibleArea(fitShot('md', WINDOW, shot), WINDOW);
};
/** True if two areas look the same, because they differ by less than a tenth of their size. */
const isSame = (a: Area, b: Area) =>
  Math.abs(a.x - b.x) < 0.1 * a.w && Math.abs(a.y - b.y) < 0.1 * a.h && Math.abs(a.w - b.w) < 0.1 * a.w;

/** Returns the steps that have the same framing as the two previous steps, but no reason in docs/shots.md. */
function unexplained(chapter: number): readonly string[] {
  const rows = rowsOf(chapter);
  const steps = picturesOf(chapter).filter(({ wrong }) => wrong === undefined);
  let times = 0;
  return steps.flatMap((picture, i) => {
    const before = steps[i - 1];
    const [row, rowBefore] = [picture, before].map(each => rows.find(({ name }) => name === each?.name));
    const isAgain =
      before !== undefined && row?.shot === rowBefore?.shot && isSame(visible(before), visible(picture));
    times = isAgain ? times + 1 : 1;
    return times > 2 && !row?.reason ? [picture.name] : [];
  });
}

const TARGET = { wide: 1, medium: 3, face: 1, detail: 1 } as const;
/** Returns the sentence that docs/shots.md must have about a chapter, for example 'Short of the target: 1 wide.' */
function targetSentence(chapter: number) {
  const sizes = rowsOf(chapter)
    .filter(({ name }) => !name.startsWith('wrong_'))
    .map(sizeOf);
  const lacking = Object.entries(TARGET).flatMap(([size, least]) => {
    const count = sizes.filter(each => each === size).length;
    return count < least ? [`${least - count} ${size}`] : [];
  });
  return lacking.length > 0 ? `Short of the target: ${lacking.join(', ')}.` : 'Meets the target.';
}

describe('docs/shots.md', () => {
  test.each(story.chapters.map(({ number }) => number))(
    'lists the pictures of chapter %i in their order',
    n => {
      expect(rowsOf(n).map(({ name }) => name)).toEqual(picturesOf(n).map(({ name }) => name));
    },
  );
  test('lists only chapters of the story', () => {
    const told = [...LIST.matchAll(/^## Chapter (\d+):/gm)].map(([, number]) => Number(number));
    expect(told).toEqual(story.chapters.map(({ number }) => number));
  });
  test('gives each shot the size that the largest face in its picture allows', () => {
    const other = story.chapters.flatMap(({ number }) =>
      picturesOf(number).flatMap(picture => {
        const row = rowsOf(number).find(({ name }) => name === picture.name);
        const sizes = possible(picture);
        if (!row || sizes.includes(sizeOf(row))) return [];
        return [
          `${number} ${picture.name}: "${row.shot}" in the list, but ${sizes.join(' or ')} on the stage`,
        ];
      }),
    );
    expect(other).toEqual([]);
  });
  test('gives a reason if three steps in a row have the same framing', () => {
    expect(
      story.chapters.flatMap(({ number }) => unexplained(number).map(name => `${number} ${name}`)),
    ).toEqual([]);
  });
  test.each(story.chapters.map(({ number }) => number))('says what chapter %i lacks', n => {
    expect(partOf(n)).toContain(`\n${targetSentence(n)}\n`);
  });
});
