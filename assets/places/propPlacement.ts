/** Where a prop's own 0, 0 comes to lie on the stage, and how many stage units one of its units is. */
export interface PropPlacement {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
