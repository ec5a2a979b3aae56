import { PACKS, RIG } from '../story/images.generated.ts';
import { story as matchDay } from '../story/index.ts';
import type { PackFile } from '../story/pack.ts';
import type { Place, Step, Story } from '../story/story.ts';
import { apply } from '../story/tableau.ts';
import type { Act, Element, Layout, RegionOf, StepChange, Tableau } from '../story/types.ts';

export const packsOfLayout = (layout: Layout): readonly PackFile[] => PACKS[layout];

const stepsIn = ({ stepsOf }: Story, place: Place): readonly Step[] =>
  stepsOf(place.chapter).filter(step => step.place === place);

/** Undefined for the last place, and for a place of another story. */
export function following(place: Place, story: Story = matchDay): Place | undefined {
  const own = story.stepsOf(place.chapter);
  const last = own.map(step => step.place).lastIndexOf(place);
  return last < 0 ? undefined : (own[last + 1] ?? story.stepsOf(place.chapter + 1)[0])?.place;
}

/** Head images of every figure: she blinks and talks with every expression. */
const ALIVE = ['blink', 'A', 'E', 'O', 'M'];
const { fixed, near, far, faces, blink, talk } = RIG;
const RIG_PARTS = [fixed, talk, ...[near, far, faces].flatMap(poses => Object.values<object>(poses))];
const RIG_IMAGES = [blink, ...RIG_PARTS.flatMap(Object.values)].filter(id => typeof id === 'string');

const imagesOfAct = (act: Act): readonly string[] => ('images' in act ? act.images : []);

/** Includes head images that may not exist. For the waist-up ambassador, all images of the rig. */
const imagesOf = ({ image, face, rig }: Element): readonly string[] => {
  if (rig) return RIG_IMAGES;
  if (!image) return [];
  return [image, ...[face, ...ALIVE].map(look => `${image}_head_${look}`)];
};

const playedIn = (acts: readonly Act[] = []): readonly string[] => acts.flatMap(imagesOfAct);

function imagesOfStep({ kind, chapter, tableau, acts }: Step, story: Story): readonly string[] {
  const wrong = kind === 'question' ? story.chapters[chapter]?.question?.wrong : undefined;
  const reactions: readonly StepChange[] = Object.values(wrong ?? {});
  const shown = (of: Tableau) => of.flatMap(imagesOf);
  return [
    ...shown(tableau),
    ...playedIn(acts),
    ...reactions.flatMap(does => [...shown(apply(tableau, does.change)), ...playedIn(does.acts)]),
  ];
}

/** Drawings in loaded packs that a place can show; [] for a place of another story. */
export const drawingsOfPlace = (place: Place, regionOf: RegionOf, story: Story = matchDay): string[] => {
  const images = stepsIn(story, place).flatMap(step => imagesOfStep(step, story));
  return [...new Set(images.flatMap(image => regionOf(image)?.file ?? []))];
};
