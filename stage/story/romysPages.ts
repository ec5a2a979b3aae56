import type { ImageId } from './images.generated.ts';
import { FLOOD } from './posters.ts';
import type { ElementLook, PerLayout } from './types.ts';

/** `frames`: the previous page turns over and the sketch appears. */
interface PageImages {
  readonly ground: ImageId;
  readonly page: ImageId;
  readonly frames: readonly ImageId[];
}

/** Pages are drawn at this scale and enlarged; close-ups have finer textures. */
export const PAGE_K: PerLayout<number> = { md: 0.16, sm: 0.25 };

export const PAGE_STEP = {
  speaker: 'ambassador',
  shot: { md: [378, 246, 756, 491], focus: [443, 246, 625, 491], sm: [98, 188, 197, 376] },
  bubble: { md: [458, 256, 380, 55], up: [462, 190, 500, 110], sm: [107, 196, 179, 65] },
  // Romy is outside the picture
  mouth: { md: null, sm: null },
} as const;

export const pageElements = ({ ground, page }: PageImages) =>
  ({
    page_ground: { image: ground, depth: 0, z: 8, piece: true, ...FLOOD },
    page: {
      image: page,
      depth: 0.3,
      z: 9,
      piece: true,
      md: { x: 756, y: 572, k: 0.47 / PAGE_K.md },
      sm: { x: 197, y: 418, k: 0.5 / PAGE_K.sm },
    },
  }) as const satisfies Record<string, ElementLook>;

export const pageAct = ({ frames }: PageImages) =>
  ({ act: 'frames', who: 'page', images: frames, fps: 2.5 }) as const;

export const NO_PAGE = { page_ground: null, page: null } as const;
