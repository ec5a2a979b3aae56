/** Which packs of pictures a layout needs, and which of their drawings a place shows. */
import { IMAGES, type ImageId, PACKS } from '../story/images.ts';
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

/** Everything that is fetched before the start. */
export const packsOfLayout = (layout: Layout): readonly PackFile[] => PACKS[layout];

const stepsIn = ({ stepsOf }: Story, place: Place): readonly Step[] =>
  stepsOf(place.chapter).filter(step => step.place === place);

/** The place that comes after a place when the story goes on; none after the last. */
export function following(place: Place, story: Story = matchDay): Place | undefined {
  const own = story.stepsOf(place.chapter);
  const last = own.findLastIndex(step => step.place === place);
  return last < 0 ? undefined : (own[last + 1] ?? story.stepsOf(place.chapter + 1)[0])?.place;
}

/** What a head does whatever its face is: it blinks, and it talks. */
const ALIVE = ['blink', 'A', 'E', 'O', 'M'];
/** The ambassador seen from near, in her many parts. */
const RIG = images.filter(({ group }) => group === 'romy');

const reelOf = (act: Act): readonly ImageId[] => ('images' in act ? act.images : []);

/** The image of an element and those of its head, as far as they are drawn. */
const idsOf = ({ image, face }: Element): readonly ImageId[] =>
  ['', ...[face, ...ALIVE].map(look => `_head_${look}`)].map(part => `${image}${part}`).filter(isImage);

/** The images that a picture shows. */
const imagesOf = (tableau: Tableau): readonly Image[] =>
  tableau.flatMap(element => (element.rig ? RIG : idsOf(element).map(id => IMAGES[id])));

const playedIn = (acts: readonly Act[] = []): readonly Image[] => acts.flatMap(reelOf).map(id => IMAGES[id]);

/** What a step can show: at rest, while it plays, and while a wrong answer has its reaction. */
function imagesOfStep({ kind, chapter, tableau, acts }: Step, story: Story): readonly Image[] {
  const wrong = kind === 'question' ? story.chapters[chapter]?.question?.wrong : undefined;
  const reactions: readonly (StepChange | undefined)[] = Object.values(wrong ?? {});
  return [
    ...imagesOf(tableau),
    ...playedIn(acts),
    ...reactions.flatMap(does => [...imagesOf(apply(tableau, does?.change)), ...playedIn(does?.acts)]),
  ];
}

/** The drawings that a place can show, by name; none for a place of another story. */
export const drawingsOfPlace = (place: Place, layout: Layout, story: Story = matchDay): string[] =>
  drawingsIn(
    stepsIn(story, place).flatMap(step => imagesOfStep(step, story)),
    layout,
  );
