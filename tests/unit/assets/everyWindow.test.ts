/**
 * Checks every scene, bubble, question and reaction in eleven windows: the speaker's head is inside the window, and no
 * edge cuts a face. bubbles.spec.ts checks the bubbles.
 */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../assets/cast/index.ts';
import { facesOf } from '../../../assets/checks/faces.ts';
import { faces } from '../../../assets/images/faces.ts';
import { put } from '../../../assets/kit/index.ts';
import { story } from '../../../stage/story/index.ts';
import type { Step } from '../../../stage/story/story.ts';
import { fit as fitOf, type Size } from '../../../stage/viewport/fit.ts';
import {
  facesIn,
  faultsOfFace,
  freePart,
  isVoice,
  MAX_CUT,
  mayBePartlySeen,
  shareBeyond,
  WHO,
} from '../../rules/staging.ts';
import { viewAt } from '../motion/testStage.ts';

const known = await faces();

const WINDOWS = [
  ...['320x568', '394x752', '600x960'],
  ...['768x1024', '820x1180', '1080x1920'],
  ...['1024x768', '1180x820'],
  ...['1512x982', '1920x1080', '3840x2160'],
];

/** Returns a message for each fault of a step in a window. `choice`: the wrong answer whose reaction is shown. */
function faults(step: Step, choice: number | undefined, window: Size): string[] {
  const name = `${step.chapter} ${step.name}`;
  const room = freePart(window);
  const view = viewAt(story, step.label, choice === undefined ? {} : { choice, wrong: true });
  const seen = facesIn(view, fitOf(window).layout, window, known);
  const { overlay } = view;
  const who = overlay.kind === 'bubble' ? WHO[overlay.speaker] : undefined;
  const heads = seen.filter(face => face.who === who || (!face.who && face.id.startsWith(who ?? '')));
  const isMissing =
    who && !isVoice(name, window) && !heads.some(({ rect }) => shareBeyond(rect, room) <= MAX_CUT);
  const cut = seen
    .filter(
      ({ id, rect }) => faultsOfFace(rect, room, undefined).length > 0 && !mayBePartlySeen(name, id, window),
    )
    .map(({ id }) => `an edge cuts ${id}`);
  return isMissing ? [`the speaker ${who} is not in it`, ...cut] : cut;
}

const isPicture = ({ kind }: Step) => kind === 'bubble' || kind === 'scene' || kind === 'question';
const scenes = story.steps.filter(isPicture).flatMap(step => {
  const wrong =
    step.kind === 'question' ? Object.keys(story.chapters[step.chapter]?.question?.wrong ?? {}) : [];
  return [undefined, ...wrong.map(Number)].map(choice => ({ step, choice }));
});

describe('in a window of', () => {
  test.each(WINDOWS)(
    '%s px every scene, bubble, question and reaction shows its speaker and whole faces',
    size => {
      const [w = 0, h = 0] = size.split('x').map(Number);
      const found = scenes.flatMap(({ step, choice }) =>
        faults(step, choice, { w, h }).map(
          fault => `${step.chapter} ${step.name}${choice === undefined ? '' : ` wrong ${choice}`}: ${fault}`,
        ),
      );
      expect(found).toEqual([]);
    },
  );
});

test('a face is found where the drawing is placed, with the name of the figure; the back of a head has no face', () => {
  const figure = draw('zoe', 'proud');
  const [face] = facesOf(put(figure.drawn, 1000, 500, 2));
  const { x, y } = figure.anchors.head;
  expect(face?.who).toBe('zoe');
  expect(((face?.box.x0 ?? 0) + (face?.box.x1 ?? 0)) / 2).toBeCloseTo(1000 + 2 * x, -1);
  expect(((face?.box.y0 ?? 0) + (face?.box.y1 ?? 0)) / 2).toBeCloseTo(500 + 2 * y, -1);
  expect(facesOf(draw('zoe', 'proud', { away: true }).drawn)).toEqual([]);
});
