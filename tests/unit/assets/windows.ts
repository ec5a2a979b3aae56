/** Computes what a window shows at a step: the faces, and the bubble with its tail. */
import { AMBASSADOR_FACES } from '../../../assets/cast/index.ts';
import { type Face, facesOf } from '../../../assets/checks/faces.ts';
import type { Groups } from '../../../assets/images/index.ts';
import { shownParts } from '../../../assets/kit/index.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import type { Label } from '../../../stage/story/story.ts';
import type { Element, Layout, Speaker } from '../../../stage/story/types.ts';
import { fit as fitOf, fitShot, type Size } from '../../../stage/viewport/fit.ts';
import { visibleElements } from '../../rules/staging.ts';
import { bubbleIn, type PlacedBubble, type Rect } from './bubbleIn.ts';

interface SeenFace {
  /** id of the element with the face */
  readonly id: string;
  readonly who: string | undefined;
  /** in CSS pixels of the window */
  readonly rect: Rect;
}
export interface Seen {
  readonly speaker: Speaker | undefined;
  readonly faces: readonly SeenFace[];
  readonly bubble: PlacedBubble | undefined;
}

const cache = new Map<string, readonly Face[]>();

/** Returns the faces of an image, in stage units from the image's own 0, 0, at scale 1. */
function facesIn(groups: Groups, id: string, layout: Layout): readonly Face[] {
  const key = `${id} ${layout}`;
  const known = cache.get(key);
  if (known) return known;
  const [group = ''] = id.split('_', 1);
  const drawn = groups[group]?.[id.slice(group.length + 1)]?.[layout]?.();
  const faces = drawn ? facesOf(drawn) : [];
  cache.set(key, faces);
  return faces;
}

const imagesOf = ({ image, face, rig }: Element): readonly string[] => [
  ...(image ? [image] : []),
  ...(image && face ? [`${image}_head_${face}`] : []),
  ...(rig ? shownParts({ ...rig, face: AMBASSADOR_FACES[rig.face] }).map(part => `romy_${part}`) : []),
];

/**
 * Returns the speaker, the faces and the bubble that a window shows at a step. `wrong`: number of a wrong answer,
 * if the window shows its reaction.
 */
export function seenAt(groups: Groups, window: Size, label: Label, wrong?: number): Seen {
  const { layout } = fitOf(window);
  const reacted = wrong !== undefined && { choice: wrong, wrong: true };
  const view = viewOf(story, { ...begin(story), label, ...reacted });
  const seen = fitShot(layout, window, view.shot);
  const faces = visibleElements(view.tableau, layout).flatMap(element => {
    const at = element[layout];
    if (!at) return [];
    const { x, y, k = 1 } = at;
    return imagesOf(element)
      .flatMap(image => facesIn(groups, image, layout))
      .map(({ who, box }) => ({
        id: element.id,
        who: who ?? (element.rig ? 'romy' : undefined),
        rect: {
          x0: seen.x + (x + k * box.x0) * seen.scale,
          y0: seen.y + (y + k * box.y0) * seen.scale,
          x1: seen.x + (x + k * box.x1) * seen.scale,
          y1: seen.y + (y + k * box.y1) * seen.scale,
        },
      }));
  });
  const { overlay } = view;
  const isBubble = overlay.kind === 'bubble';
  const said = isBubble ? (story.chapters[view.chapter]?.words[overlay.words] ?? '') : '';
  const bubble =
    isBubble && !overlay.isWordmark && !overlay.isDrawn
      ? bubbleIn(window, seen, {
          words: said.replace(/<[^>]+>/g, '').replace(/\{\{[^}]+\}\}/g, 'seven'),
          box: (layout === 'md' && window.h >= window.w && overlay.box.up) || overlay.box[layout],
          mouth: overlay.mouth?.[layout] ?? undefined,
          isVisitors: overlay.speaker === 'assistant',
        })
      : undefined;
  return {
    speaker: isBubble ? overlay.speaker : undefined,
    faces,
    bubble,
  };
}
