/** Lists all tableaux and elements of the real story, for tests that check each of them. */

import { makeSteps } from '../../../stage/story/chapterSteps.ts';
import { story } from '../../../stage/story/index.ts';
import { apply } from '../../../stage/story/tableau.ts';
import type { Act, ImageName, Tableau } from '../../../stage/story/types.ts';

/**
 * Every tableau that the stage can show: at each step, and after each wrong answer. Includes the finale of every
 * chapter that defines one, although the story plays only the finale of the last chapter.
 */
export const tableaux: { label: string; chapter: number; tableau: Tableau; acts: readonly Act[] }[] =
  story.chapters.flatMap(makeSteps).flatMap(step => {
    const wrong = step.kind === 'question' ? story.chapters[step.chapter]?.question?.wrong : undefined;
    const reactions = Object.entries(wrong ?? {}).map(([choice, does]) => ({
      ...step,
      label: `${step.label} wrong ${choice}`,
      tableau: apply(step.tableau, does?.change),
      acts: does?.acts ?? [],
    }));
    return [step, ...reactions];
  });
export const shownElements = tableaux.flatMap(({ label, chapter, tableau, acts }) =>
  tableau.map(element => ({ label, chapter, acts, element })),
);

const reelOf = (act: Act): readonly ImageName[] => ('images' in act ? act.images : []);
const actsOn = (acts: readonly Act[], id: string) =>
  acts.filter(act => act.act !== 'inTurn' && act.who === id);

/** Returns all images that an element shows at a step: at rest, and during the acts. */
export const imagesOf = ({ element, acts }: (typeof shownElements)[number]): ImageName[] => [
  ...(element.image ? [element.image] : []),
  ...actsOn(acts, element.id).flatMap(reelOf),
];
