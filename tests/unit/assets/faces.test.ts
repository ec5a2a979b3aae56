/** Checks that faces fit the words: a speaker's mouth is open, and a figure with hurt feelings does not smile. */
import { describe, expect, test } from 'vitest';
import { EXPRESSIONS } from '../../../assets/cast/index.ts';
import type { ShownPerson } from '../../../assets/images/image.ts';
import { groups } from '../../../assets/images/index.ts';
import { story } from '../../../stage/story/index.ts';
import { lineOf, type Step } from '../../../stage/story/story.ts';
import type { Speaker } from '../../../stage/story/types.ts';

const drawn = await groups();

/** Returns the figures in a step's picture whose faces are visible. The ambassador is left out. */
const peopleIn = ({ tableau }: Step): readonly ShownPerson[] =>
  tableau
    .filter(({ md, sm }) => md ?? sm)
    .flatMap(({ image = '' }) => {
      const [group = '', ...name] = image.split('_');
      return drawn[group]?.[name.join('_')]?.people ?? [];
    })
    .filter(({ who, away }) => who !== 'romy' && !away);

const mouthOf = ({ face }: ShownPerson) => (typeof face === 'string' ? EXPRESSIONS[face] : face)[2];
const SMILES: ReadonlySet<string> = new Set(['rest', 'smirk', 'grin', 'held', 'A']);
const CLOSED: ReadonlySet<string> = new Set(['rest', 'smirk', 'firm', 'sad', 'brave', 'held', 'M']);

const WHO: Partial<Record<Speaker, ShownPerson['who']>> = {
  parent: 'mrGerber',
  'player.alma': 'alma',
  'player.jeta': 'jeta',
  'player.luana': 'luana',
  'player.zoe': 'zoe',
};
const spoken = story.steps.flatMap(step => {
  const chapter = story.chapters[step.chapter];
  const who = step.kind === 'bubble' && chapter ? WHO[lineOf(chapter, step.name).speaker] : undefined;
  return peopleIn(step)
    .filter(shown => shown.who === who)
    .map(shown => [`${step.chapter} ${step.name}`, shown] as const);
});

test.each(spoken)('the speaker’s mouth is open: %s', (_, shown) => {
  expect(CLOSED.has(mouthOf(shown)), `${shown.who}: ${mouthOf(shown)}`).toBe(false);
});

// Steps in which figures have hurt feelings. The referee and the other team are not listed.
type Hurt = readonly [chapter: number, steps: readonly string[], whom: readonly ShownPerson['who'][]];
const HURT: readonly Hurt[] = [
  [3, ['goal', 'everybodyLooks', 'question', 'clap'], ['alma', 'jeta', 'luana', 'littleLea', 'zoe']],
  [4, ['drink', 'tooDeep', 'noSun', 'elevenNotes'], ['alma', 'jeta', 'luana', 'samira', 'zoe']],
  [5, ['gerberComes', 'thirdGame', 'quiet', 'hotEars', 'question'], ['mrGerber', 'luana', 'alma', 'jeta']],
  [
    6,
    ['lastMinute', 'behindYou', 'whistle', 'knock', 'soClose', 'towel', 'question', 'secondCorner'],
    ['alma', 'jeta', 'luana', 'samira', 'zoe'],
  ],
  [7, ['stairs', 'outOfEarshot', 'hedge', 'armband', 'burstingWithIt', 'question', 'whatSheSaw'], ['alma']],
  [8, ['evening', 'usedToSing', 'justListen'], ['mrGerber', 'luana']],
];

describe('a figure with hurt feelings', () => {
  const cases = HURT.flatMap(([chapter, names, whom]) =>
    names.map(name => ({ chapter, name, whom, step: story.stepsOf(chapter).find(s => s.name === name) })),
  );

  test.each(cases)('does not smile in $chapter $name', ({ step, whom }) => {
    const smiling =
      step && peopleIn(step).filter(shown => whom.includes(shown.who) && SMILES.has(mouthOf(shown)));
    expect(smiling).toEqual([]);
  });
});

test('in the step everybodyLooks, every iris is centred', () => {
  const step = story.stepsOf(3).find(({ name }) => name === 'everybodyLooks');
  const looking = (step ? peopleIn(step) : []).map(({ who, look }) => [who, look]);
  expect(looking).toEqual(looking.map(([who]) => [who, 0]));
  expect(looking.length).toBeGreaterThan(3);
});
