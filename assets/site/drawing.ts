/** The type of a page's drawing: its nodes, and the box around the part that the page shows. */
import type { Drawn } from '../kit/index.ts';

export interface Drawing {
  readonly name: string;
  readonly box: readonly [x: number, y: number, w: number, h: number];
  readonly drawn: Drawn;
}

export const drawing = (name: string, box: Drawing['box'], ...drawn: Drawn[]): Drawing => ({
  name,
  box,
  drawn,
});
