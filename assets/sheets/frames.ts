import { begin } from '../../stage/runner/progress.ts';
import { viewOf } from '../../stage/runner/viewOf.ts';
import type { Step, Story } from '../../stage/story/story.ts';
import type { Box, Layout, Point, Shot, Tableau } from '../../stage/story/types.ts';

export interface ShownFrame {
  readonly caption: string;
  readonly tableau: Tableau;
  readonly shot: Shot;
  readonly bubble?: { readonly box: Box; readonly mouth?: Point; readonly words: string };
}

const TAGS = /<[^>]+>/g;

/** `choice`: a wrong answer, whose reaction is shown. */
function frameOf(story: Story, step: Step, layout: Layout, isUpright: boolean, choice?: number): ShownFrame {
  const wrong = choice !== undefined && { choice, wrong: true };
  const { overlay, tableau, shot } = viewOf(story, { ...begin(story), label: step.label, ...wrong });
  const caption = wrong ? `wrong answer ${choice}` : step.name;
  if (overlay.kind !== 'bubble') return { caption, tableau, shot };
  const words = story.chapters[step.chapter]?.words[overlay.words] ?? '';
  const mouth = overlay.mouth?.[layout] ?? undefined;
  const bubble = {
    box: (isUpright && overlay.box.up) || overlay.box[layout],
    words: words.replace(TAGS, ''),
    ...(mouth && { mouth }),
  };
  return { caption: `${step.name}: ${overlay.speaker}`, tableau, shot, bubble };
}

export const framesOf = (story: Story, chapter: number, layout: Layout, isUpright = false): ShownFrame[] =>
  story.stepsOf(chapter).flatMap(step => {
    const wrong = step.kind === 'question' ? story.chapters[chapter]?.question?.wrong : undefined;
    const choices = Object.keys(wrong ?? {}).map(Number);
    return [undefined, ...choices].map(choice => frameOf(story, step, layout, isUpright, choice));
  });
