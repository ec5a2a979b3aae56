/** Positions and sizes in the match report's picture, in pixels, for its two shapes: portrait and square. */
export type Box = readonly [x: number, y: number, w: number, h: number];

export type Shape = 'portrait' | 'square';

export interface Plan {
  readonly w: number;
  readonly h: number;
  readonly sun: readonly [x: number, y: number, r: number];
  /** y of the ground's upper edge, at the left and the right side */
  readonly ground: readonly [left: number, right: number];
  readonly title: readonly [x: number, y: number, size: number];
  readonly mark: readonly [x: number, y: number, w: number];
  readonly romy: readonly [x: number, y: number, w: number];
  readonly bubble: Box;
  /** the tip of the tail of the bubble */
  readonly mouth: readonly [x: number, y: number];
  /** font size of Romy's remark in the bubble */
  readonly remark: number;
  /**
   * x of the scoreboard's left edge, and y of its upper edge at the left and at the right. The notebook covers the
   * lower edge
   */
  readonly board: readonly [x: number, left: number, right: number];
  /**
   * centre, baseline and font size of the score. If `isRow`, the teams are beside the score, else above and below it
   */
  readonly score: readonly [x: number, y: number, size: number, isRow: boolean];
  /** the open notebook: its upper left corner, the widths of the page with the list and of the right page, the height */
  readonly book: Readonly<Record<'x' | 'y' | 'list' | 'page' | 'h', number>>;
  /** maximum scales of the handwriting on the right page, in pixels per unit of src/handwriting/strokes.ts */
  readonly hand: readonly [first: number, made: number];
  /** font size of the ranking, in pixels */
  readonly list: number;
  /** `row`: length of the row; `w`: maximum width of a card; `step`: maximum distance from left edge to left edge */
  readonly cards: Readonly<Record<'x' | 'y' | 'row' | 'w' | 'step', number>>;
  readonly foot: readonly [y: number, size: number];
}

export const PLANS: Readonly<Record<Shape, Plan>> = {
  portrait: {
    w: 1080,
    h: 1920,
    sun: [560, 700, 430],
    ground: [1190, 1080],
    title: [64, 152, 92],
    mark: [724, 64, 296],
    romy: [-80, 290, 790],
    bubble: [520, 318, 500, 300],
    mouth: [430, 690],
    remark: 42,
    board: [700, 806, 774],
    score: [896, 996, 140, false],
    book: { x: -60, y: 1130, list: 420, page: 790, h: 470 },
    hand: [0.92, 0.6],
    list: 36,
    cards: { x: 14, y: 1600, row: 1054, w: 160, step: 149 },
    foot: [1888, 32],
  },
  square: {
    w: 1080,
    h: 1080,
    sun: [400, 470, 250],
    ground: [640, 560],
    title: [56, 104, 60],
    mark: [810, 40, 216],
    romy: [-40, 160, 480],
    bubble: [310, 190, 450, 180],
    mouth: [246, 392],
    remark: 30,
    board: [424, 416, 376],
    score: [764, 482, 84, true],
    book: { x: -50, y: 560, list: 360, page: 840, h: 270 },
    hand: [0.72, 0.46],
    list: 26,
    cards: { x: 16, y: 808, row: 1050, w: 156, step: 149 },
    foot: [1058, 24],
  },
};
