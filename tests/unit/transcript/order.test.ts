/** Tests that the transcript mentions no event of a chapter before the step at which the event happens. */
import { expect, test } from 'vitest';
import finale from '../../../locales/en/finale.json' with { type: 'json' };
import simulation from '../../../locales/en/simulation.json' with { type: 'json' };
import stepWords from '../../../locales/en/transcriptSteps.json' with { type: 'json' };
import { plainText, type Say } from '../../../src/transcript/plainText.ts';
import { transcriptOf } from '../../../src/transcript/transcript.ts';
import { createRunner, labelOf, story, words } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';

/** The events of the day: chapter, name of the step, and words that mention the event. */
const EVENTS: readonly (readonly [chapter: number, step: string, told: RegExp])[] = [
  [1, 'luanaAsks', /message|lights up|on the bench/],
  [1, 'dropped', /slipped|slid|come down/],
  [2, 'mine', /roll(s|ing) towards|rolled her|under her foot/],
  [3, 'pen', /a pen|pen and paper/],
  [3, 'goal', /scored|0-1/],
  [3, 'everybodyLooks', /(looks?|looking) at (you|the bench)/],
  [4, 'tooDeep', /both arms/],
  [4, 'motorway', /motorway/],
  [5, 'gerberComes', /com(es|ing) down the|comes Mr Gerber/],
  [5, 'quiet', /(studying|stares at|down to) her boots/],
  [5, 'oneAll', /1-1/],
  [5, 'mine', /MINE/],
  [6, 'whistle', /1-2/],
  [6, 'knock', /\bknock/i],
  [6, 'soClose', /open door|door is open|comes in|turned round/],
  [6, 'laugh', /laugh/],
  [7, 'armband', /(turning|slips|takes) (her captain's|the) armband|give the armband back/],
  [8, 'wednesdays', /carry a goal|Wednesdays/],
  [8, 'whyNotYou', /straight at you|Why not you/],
  [8, 'notebook', /empty notebook/],
];

const all: Readonly<Record<string, string>> = { ...words, ...finale, ...simulation, ...stepWords };
/** Returns the text of a key. The descriptions of pictures come from textOf(), because `all` does not contain them. */
const say: Say = key => all[key] ?? (key.startsWith('pictures.') ? textOf(key) : `missing: ${key}`);
const whole = transcriptOf(story, createRunner(story, {}, () => 0).progress.getState());

test.each(EVENTS)('in chapter %i, no text before the step "%s" matches %s', (number, step, told) => {
  const chapter = whole[number];
  const at = chapter?.entries.findIndex(({ label }) => label === labelOf(story, number, step)) ?? -1;
  expect(at).toBeGreaterThan(0);
  if (!chapter) return;
  const before = { number, name: chapter.name, entries: chapter.entries.slice(0, at) };
  expect(plainText([before], say)).not.toMatch(told);
});
