/**
 * Checks that figures and things contrast with what is behind them: in the steps of the story, on the cards, and in the
 * drawings of the pages. An edge is invisible if both of its sides have the same colour.
 */
import { story } from '../../stage/story/index.ts';
import { STAGE } from '../../stage/viewport/fit.ts';
import { CARD } from '../cards/family.ts';
import { cards, groups } from '../images/index.ts';
import { C, type Color, type Drawn, LAYOUTS, type Layout, nodesOf, rect } from '../kit/index.ts';
import type { openCache } from '../pipeline/cache.ts';
import { type Merged, mergedIn, type Thing } from '../pipeline/merged.ts';
import { things } from '../sheets/compose.ts';
import { framesOf } from '../sheets/frames.ts';
import { type Drawing, drawing } from '../site/drawing.ts';
import { drawings } from '../site/drawings.ts';

/** The greatest allowed length of an edge between two things of the same colour, in stage units. */
const MOST: Readonly<Record<Layout, number>> = { md: 115, sm: 52 };
/** The check draws each picture with pixels of this width, in stage units. */
const UNIT: Readonly<Record<Layout, number>> = { md: 3, sm: 1.2 };
/** `MOST` and `UNIT` for cards and for the pages' drawings, as shares of the drawing's longer side. */
const CARD_AND_PAGE = { most: 0.085, unit: 0.0025 };
/** The page's colour behind the drawings of the home page that have no background, by the drawing's name. */
const PAGE_COLOUR = new Map<string, Color>([
  ['home-1', C.lilac],
  ['home-2', C.purple],
  ['home-3', C.white],
  ['home-4', C.yellow],
  ['home-5', C.plum],
]);

const complaint = (where: string, { pair: [behind, before], colour, length }: Merged) =>
  `${where}: ${before} has no visible edge against ${behind} for ${Math.round(length)} units: both are ${colour} there`;

/**
 * Splits a drawing into things. A group without a clip is one thing. A shape outside all groups is a part of the
 * background (`isPlace`). The content of a clipped group is split in the same way.
 */
function thingsIn(drawn: Drawn): Thing[] {
  return nodesOf(drawn).flatMap((node, i): Thing[] => {
    const cut = node.clip && thingsIn(node.children);
    if (!cut) return [{ id: `${i}`, drawn: node, isPlace: node.tag !== 'g' }];
    return cut.map(({ id, drawn: part, isPlace }) => ({
      id: `${i}.${id}`,
      drawn: { ...node, children: nodesOf(part) },
      isPlace,
    }));
  });
}

async function edgesIn({ name, box, drawn }: Drawing, cache: ReturnType<typeof openCache>) {
  const size = Math.max(box[2], box[3]);
  const behind = PAGE_COLOUR.get(name);
  const all = thingsIn(behind ? [rect(...box, behind), drawn] : drawn);
  const found = await mergedIn(all, box, size * CARD_AND_PAGE.unit, cache);
  return found.filter(({ length }) => length > size * CARD_AND_PAGE.most).map(each => complaint(name, each));
}

/**
 * Checks the cards and the drawings of the pages. Returns a complaint for every edge that has the same colour on both
 * sides and is longer than `CARD_AND_PAGE` allows.
 */
export async function cardAndPageEdges(cache: ReturnType<typeof openCache>): Promise<string[]> {
  const fronts = (await cards()).map(([group, front]) =>
    drawing(`card ${group}`, [0, 0, CARD.w, CARD.h], front),
  );
  const complaints = await Promise.all([...fronts, ...drawings()].map(each => edgesIn(each, cache)));
  return complaints.flat();
}

/**
 * Checks the steps of the story and the reactions. Returns a complaint for every invisible edge, which has
 * the same colour on both sides, if the edge is longer than `MOST` allows.
 */
export async function stepEdges(cache: ReturnType<typeof openCache>): Promise<string[]> {
  const drawn = await groups();
  const frames = LAYOUTS.flatMap(layout =>
    story.chapters.flatMap(({ number }) =>
      framesOf(story, number, layout).map(frame => ({ ...frame, layout, number })),
    ),
  );
  const complaints = await Promise.all(
    frames.map(async ({ caption, tableau, layout, number }) => {
      const { w, h } = STAGE[layout];
      const view = [0, 0, w, h] as const;
      const found = await mergedIn(things(drawn, tableau, layout), view, UNIT[layout], cache);
      return found
        .filter(({ length }) => length > MOST[layout])
        .map(each => complaint(`chapter ${number} ${layout}, ${caption}`, each));
    }),
  );
  return complaints.flat();
}
