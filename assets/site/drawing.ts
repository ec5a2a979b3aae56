/** A drawing of the site: what is drawn, and the box of it that is shown. */
export interface Drawing {
  readonly name: string;
  readonly box: readonly [x: number, y: number, w: number, h: number];
  readonly svg: string;
}

export const drawing = (name: string, box: Drawing['box'], ...parts: string[]): Drawing => ({
  name,
  box,
  svg: parts.join(''),
});
