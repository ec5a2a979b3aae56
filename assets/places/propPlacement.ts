/** The placement of a prop: stage position of its 0, 0 and stage units per drawing unit. */
export interface PropPlacement {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
