/** The position of every face in the drawings. */
import type { Disc, PerLayout } from '../../stage/story/types.ts';
import { groups } from './index.ts';

/** Returns the faces by layout and image, each as a circle in stage units around the image's own 0, 0. */
export async function faces(): Promise<PerLayout<Readonly<Record<string, Disc>>>> {
  const drawn = await groups();
  const on = (layout: 'md' | 'sm') =>
    Object.fromEntries(
      Object.entries(drawn).flatMap(([group, drawings]) =>
        Object.entries(drawings).flatMap(([name, { face }]) => {
          const disc = face?.(layout);
          return disc ? [[`${group}_${name}`, disc]] : [];
        }),
      ),
    );
  return { md: on('md'), sm: on('sm') };
}
