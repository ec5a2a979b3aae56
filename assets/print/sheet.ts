/** Decides which file a picture is printed in, and where: large layers alone, everything else on shared sheets. */
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { FRAME, type Layout } from '../kit/index.ts';
import type { Cutout } from './cutout.ts';
import { source } from './source.ts';

interface Placed {
  readonly cutout: Cutout;
  /** other images that look exactly the same */
  readonly twins: readonly Cutout[];
  readonly x: number;
  readonly y: number;
}
export interface PrintedFile {
  /** file name without folder */
  readonly name: string;
  readonly group: string;
  readonly layout: Layout;
  readonly w: number;
  readonly h: number;
  /** several pictures share it */
  readonly shared: boolean;
  /** one picture that stands on the stage's own corner: of it only what a window shows is painted */
  readonly bleeds?: true;
  readonly title: boolean;
  readonly pictures: readonly Placed[];
}

interface Packed {
  x: number;
  y: number;
  width: number;
  height: number;
  readonly cutout: Cutout;
  readonly twins: readonly Cutout[];
}

const LARGEST: Record<Layout, number> = { md: 2048, sm: 1024 };
const GAP = 2; // units between two pictures, so that scaling never mixes them
const ALONE_FROM = 0.25; // of the stage's area

const standsAlone = ({ w, h, layout, framed, title }: Cutout) => {
  const stage = FRAME[layout];
  const tooLarge = Math.max(w, h) > LARGEST[layout];
  return tooLarge || title || (framed && w * h >= stage.w * stage.h * ALONE_FROM);
};

function alone(cutout: Cutout): PrintedFile {
  const { id, group, layout, w, h, title, framed } = cutout;
  const pictures = [{ cutout, twins: [], x: 0, y: 0 }];
  const name = `${id}_${layout}.svg`;
  return { name, group, layout, w, h, title, shared: false, ...(framed && { bleeds: true }), pictures };
}

/** An arm that carries something is the same arm: drawn once, used twice. */
function byLooks(cutouts: readonly Cutout[]) {
  const looks = new Map<string, Cutout[]>();
  for (const cutout of cutouts) {
    const look = `${cutout.w} ${cutout.h} ${source(cutout)}`;
    looks.set(look, [...(looks.get(look) ?? []), cutout]);
  }
  return looks;
}

function packed(group: string, layout: Layout, cutouts: readonly Cutout[]): PrintedFile[] {
  const size = LARGEST[layout];
  const packer = new MaxRectsPacker<Packed>(size, size, GAP, { smart: true, pot: false, square: false });
  packer.addArray(
    [...byLooks(cutouts).values()].flatMap(([cutout, ...twins]) =>
      cutout ? [{ x: 0, y: 0, width: cutout.w, height: cutout.h, cutout, twins }] : [],
    ),
  );
  return packer.bins.map((bin, i) => ({
    name: `${group}_sheet${i ? i + 1 : ''}_${layout}.svg`,
    group,
    layout,
    w: bin.width,
    h: bin.height,
    shared: true,
    title: false,
    pictures: bin.rects.map(({ cutout, twins, x, y }) => ({ cutout, twins, x, y })),
  }));
}

/** The files that hold these pictures. */
export function files(cutouts: readonly Cutout[]): PrintedFile[] {
  const groups = new Map<string, Cutout[]>();
  for (const cutout of cutouts) {
    const key = `${cutout.group} ${cutout.layout}`;
    groups.set(key, [...(groups.get(key) ?? []), cutout]);
  }
  return [...groups.values()].flatMap(members => {
    const [first] = members;
    if (!first) return [];
    const rest = members.filter(c => !standsAlone(c));
    return [...members.filter(standsAlone).map(alone), ...packed(first.group, first.layout, rest)];
  });
}
