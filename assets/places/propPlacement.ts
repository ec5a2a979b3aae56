/** Placement of a prop. x, y: stage position of the prop's origin (0, 0). k: stage units per drawing unit. */
export interface PropPlacement {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
