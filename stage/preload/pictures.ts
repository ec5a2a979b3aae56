/** Tells which packs a layout needs and which drawings a place needs. */
import { IMAGES, type ImageId, PACKS } from '../story/images.generated.ts';
import { story as matchDay } from '../story/index.ts';
import { isImage } from '../story/isImage.ts';
import type { PackFile } from '../story/pack.ts';
import type { Place, Step, Story } from '../story/story.ts';
import { apply } from '../story/tableau.ts';
import type { Act, Element, Image, Layout, StepChange, Tableau } from '../story/types.ts';

const images: readonly Image[] = Object.values(IMAGES);
const drawingsIn = (of: readonly Image[], layout: Layout) => [
  ...new Set(of.flatMap(image => image[layout]?.file ?? [])),
];

/** The packs to load before the start. */
export const packsOfLayout = (layout: Layout): readonly PackFile[] => PACKS[layout];

const stepsIn = ({ stepsOf }: Story, place: Place): readonly Step[] =>
  stepsOf(place.chapter).filter(step => step.place === place);

/** The next place in the story; undefined after the last place. */
export function following(place: Place, story: Story = matchDay): Place | undefined {
  const own = story.stepsOf(place.chapter);
  const last = own.map(step => step.place).lastIndexOf(place);
  return last < 0 ? undefined : (own[last + 1] ?? story.stepsOf(place.chapter + 1)[0])?.place;
}

/** Endings of the names of the head images that any face may need: the blink and the mouth shapes of speech. */
const ALIVE = ['blink', 'A', 'E', 'O', 'M'];
/** All images of the waist-up ambassador. */
const RIG = images.filter(({ group }) => group === 'romy');

const reelOf = (act: Act): readonly ImageId[] => ('images' in act ? act.images : []);

/** The element's image and those images of its head that exist. */
const idsOf = ({ image, face }: Element): readonly ImageId[] =>
  ['', ...[face, ...ALIVE].map(look => `_head_${look}`)].map(part => `${image}${part}`).filter(isImage);

const imagesOf = (tableau: Tableau): readonly Image[] =>
  tableau.flatMap(element => (element.rig ? RIG : idsOf(element).map(id => IMAGES[id])));

const playedIn = (acts: readonly Act[] = []): readonly Image[] => acts.flatMap(reelOf).map(id => IMAGES[id]);

/** The images that a step shows at rest, in its acts and in its reactions to wrong answers. */
function imagesOfStep({ kind, chapter, tableau, acts }: Step, story: Story): readonly Image[] {
  const wrong = kind === 'question' ? story.chapters[chapter]?.question?.wrong : undefined;
  const reactions: readonly (StepChange | undefined)[] = Object.values(wrong ?? {});
  return [
    ...imagesOf(tableau),
    ...playedIn(acts),
    ...reactions.flatMap(does => [...imagesOf(apply(tableau, does?.change)), ...playedIn(does?.acts)]),
  ];
}

/** Returns the names of the drawings that a place can show; [] for a place of another story. */
export const drawingsOfPlace = (place: Place, layout: Layout, story: Story = matchDay): string[] =>
  drawingsIn(
    stepsIn(story, place).flatMap(step => imagesOfStep(step, story)),
    layout,
  );
