/** The type of a site drawing: its nodes, and the box around the part of the drawing that the page shows. */
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
