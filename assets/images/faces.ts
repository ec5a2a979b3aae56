/** Lists the faces in the drawings of the match day. */
import type { Layout, PerLayout } from '../../stage/story/types.ts';
import { type Face, facesOf } from '../checks/faces.ts';
import type { Box } from '../pipeline/measure.ts';
import { groups } from './index.ts';

type FaceBox = Box & Pick<Face, 'who'>;

/** Returns the boxes of the faces by layout and image, in stage units, relative to the origin (0, 0) of the image. */
export async function faces(): Promise<PerLayout<Readonly<Record<string, readonly FaceBox[]>>>> {
  const drawn = await groups();
  const on = (layout: Layout) =>
    Object.fromEntries(
      Object.entries(drawn).flatMap(([group, drawings]) =>
        Object.entries(drawings).flatMap(([name, drawing]) => {
          const boxes = facesOf(drawing[layout]?.() ?? []).map(({ who, box }) => ({ who, ...box }));
          return boxes.length > 0 ? [[`${group}_${name}`, boxes]] : [];
        }),
      ),
    );
  return { md: on('md'), sm: on('sm') };
}
