/**
 * Checks every scene, bubble, question and reaction in eleven windows: the speaker's head is inside the window, no edge
 * cuts a face, no bubble covers a face, and every tail ends in the window. The test computes faces and bubbles from
 * the images, the shots, and a copy of the bubbles' style rules.
 */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../assets/cast/index.ts';
import { facesOf } from '../../../assets/checks/faces.ts';
import { groups } from '../../../assets/images/index.ts';
import { put } from '../../../assets/kit/index.ts';
import { story } from '../../../stage/story/index.ts';
import type { Step } from '../../../stage/story/story.ts';
import type { Layout, Speaker } from '../../../stage/story/types.ts';
import { fit as fitOf, type Size, STAGE } from '../../../stage/viewport/fit.ts';
import { faultsOfFace, freePart, isOnPurpose, MAX_CUT, shareBeyond } from '../../rules/staging.ts';
import { type Seen, seenAt } from './windows.ts';

const drawn = await groups();

const WINDOWS = [
  ...['320x568', '394x752', '600x960'],
  ...['768x1024', '820x1180', '1080x1920'],
  ...['1024x768', '1180x820'],
  ...['1512x982', '1920x1080', '3840x2160'],
];

const WHO: Readonly<Record<Speaker, string | undefined>> = {
  ambassador: 'romy',
  assistant: undefined, // the visitor's face is never in the picture
  parent: 'mrGerber',
  'player.alma': 'alma',
  'player.jeta': 'jeta',
  'player.luana': 'luana',
  'player.zoe': 'zoe',
};

/**
 * Steps whose speaker is outside the shot on purpose. The shot shows what the line is about (see the comments in the
 * table). The bubble is a caption without a tail. `upright`, `wide`: only in these windows of the medium layout.
 */
const VOICES: Readonly<Record<string, readonly (Layout | 'upright' | 'wide')[]>> = {
  // the shots show a cone, and Zoé's face
  '2 cones': ['wide'],
  '2 quietZoe': ['wide'],
  // the shots show the list and the pen
  '1 whatCounts': ['md'],
  '1 reply': ['upright'],
  // the shot shows a message on the phone
  '1 luanaAsks': ['md', 'sm'],
  // the shots show the ball in the net, and the faces of the team that has conceded this goal
  '3 goal': ['md'],
  '3 everybodyLooks': ['md', 'sm'],
  // the shots show Mr Gerber, Luana, or both
  '5 gerberComes': ['md', 'sm'],
  '5 quiet': ['upright', 'sm'],
  '5 luanaIsOn': ['upright'],
  // the shots show events on the pitch that Romy describes
  '5 oneAll': ['md', 'sm'],
  '5 theirCorner': ['md', 'sm'],
  '6 behindYou': ['md', 'sm'],
  '6 whistle': ['md', 'sm'],
  // the shots show the hand at the door, Alma under the towel, the players who laugh on the bench
  '6 knock': ['md'],
  '6 towel': ['md', 'sm'],
  '6 laugh': ['md', 'sm'],
  // the shot shows the picture on Romy's phone
  '8 sandra': ['md', 'sm'],
  // the shots show the pages of Romy's notebook
  '0 heidi': ['md', 'sm'],
  '1 dropped': ['md', 'sm'],
  '3 bottle': ['md', 'sm'],
  '4 finally': ['md', 'sm'],
  // the shots show the circle of players from above; no face is visible
  '4 drink': ['md', 'sm'],
  '4 lookRight': ['md', 'sm'],
};

/**
 * By step: the bystander whose face may be cut or covered in a landscape window with a smaller aspect ratio
 * than the medium stage. Such a window shows more above and below the shot, and the bubble and the chapter
 * menu cover a larger share of the window.
 */
const PARTLY_SEEN_IN_NARROW_WINDOWS: Readonly<Record<string, string>> = {
  '2 sayHello': 'samira',
  '4 elevenNotes': 'alma',
  '4 motorway': 'alma',
  '5 gerberComes': 'luana',
  '7 burstingWithIt': 'alma',
  '7 whatSheSaw': 'samira',
};

/** Returns a message for each fault of a step in a window. */
function faults(step: Step, seen: Seen, window: Size): string[] {
  const name = `${step.chapter} ${step.name}`;
  const room = freePart(window);
  const { layout } = fitOf(window);
  const shape = window.h >= window.w ? 'upright' : 'wide';
  const isVoice = VOICES[name]?.some(where => where === layout || (layout === 'md' && where === shape));
  const faces = seen.faces.filter(
    ({ id }) => !isOnPurpose(`pictures.chapter_${step.chapter}.${step.name}`, id),
  );
  const found: string[] = [];
  const who = seen.speaker && WHO[seen.speaker];
  if (who && !isVoice) {
    const heads = faces.filter(face => face.who === who || (!face.who && face.id.startsWith(who)));
    if (!heads.some(({ rect }) => shareBeyond(rect, room) <= MAX_CUT))
      found.push(`the speaker ${who} is not in it`);
  }
  const isNarrow = shape === 'wide' && window.w / window.h < STAGE.md.w / STAGE.md.h;
  for (const { id, rect } of faces) {
    if (isNarrow && PARTLY_SEEN_IN_NARROW_WINDOWS[name] === id) continue;
    for (const fault of faultsOfFace(rect, room, seen.bubble?.rect))
      found.push(fault === 'cut' ? `an edge cuts ${id}` : `the bubble covers ${id}`);
  }
  const tip = seen.bubble?.tip;
  // in a narrow window, a bubble may be so near to the mouth that its tail has no room
  if (who && !isVoice && !isNarrow && seen.bubble && !tip) found.push('the bubble has no tail');
  if (tip && isVoice && name !== '1 luanaAsks') found.push('the tail points at nobody');
  const isVisitors = seen.speaker === 'assistant'; // the tail of the visitor's bubble points down, out of the picture
  if (tip && !isVisitors && (tip[0] < room.x0 || tip[0] > room.x1 || tip[1] < 0 || tip[1] > room.y1))
    found.push('the tail ends outside');
  return found;
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
        faults(step, seenAt(drawn, { w, h }, step.label, choice), { w, h }).map(
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
