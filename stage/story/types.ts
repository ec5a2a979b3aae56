/** The words of the model. A story holds no function: it is data from end to end. */
import type { ImageId } from './images.ts';

/** medium: a stage of 1512x982 units; small: 394x752, for viewports under 768 px wide. */
export type Layout = 'md' | 'sm';

/** One picture file as one layout shows it. All numbers are stage units of that layout. */
export interface ImageRegion {
  /** root-relative address of the SVG that holds the picture */
  readonly src: string;
  /** its size on the stage */
  readonly w: number;
  readonly h: number;
  /** its top left corner, seen from the spot it stands on (feet, seat or the stage's own corner) */
  readonly x: number;
  readonly y: number;
  /** its top left corner inside a sheet that several pictures share; absent: the file is the picture */
  readonly sheet?: readonly [x: number, y: number];
  /** a layer that goes on far beyond the stage, for windows of other shapes: painted is what the window shows */
  readonly bleeds?: true;
}

/** An image of the story; a layout that does not use it has no picture of it. */
export interface Image {
  readonly id: string;
  /** the chapter it is drawn for, '00' to '08'; the ambassador's parts are 'romy' */
  readonly group: string;
  readonly md?: ImageRegion;
  readonly sm?: ImageRegion;
}

/** Where something stands. x, y in stage units; k multiplies its size (1); turn in degrees (0). */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly k?: number;
  readonly turn?: number;
}

export type Expression = 'calm' | 'happy' | 'joy' | 'serious' | 'worried' | 'curious' | 'proud' | 'listening';
export type NearArm = 'near_hip' | 'near_ball' | 'near_notebook';
export type FarArm = 'far_present' | 'far_point' | 'far_fist' | 'far_notebook';

/** What the waist-up ambassador does with her face and arms. */
export interface RigPose {
  readonly face: Expression;
  readonly near: NearArm;
  readonly far: FarArm;
}

/**
 * One thing in the picture. `id` says who or what it is from step to step; the rest how it looks now.
 * An element without a spot for a layout is not in that layout's picture.
 */
export interface Element {
  readonly id: string;
  readonly image?: ImageId;
  /** this expression of the head that belongs to `image` lies over it: `{image}_head_{face}` */
  readonly face?: Expression;
  /** instead of an image: the waist-up ambassador, origin between her shoulders */
  readonly rig?: RigPose;
  readonly md?: Placement;
  readonly sm?: Placement;
  /** how far it follows the pointer: 0 the sky, 1 the ambassador, 1.25 the foreground */
  readonly depth: number;
  /** the higher one covers the lower one; absent: its depth */
  readonly z?: number;
  /** it belongs to the place and never enters, wherever it stands; absent: only what stands on 0, 0 does */
  readonly piece?: true;
}

/** What stands on the stage at rest, back to front. */
export type Tableau = readonly Element[];

/** What is different from the step before, by element id; null: it is gone. */
export type Change = Readonly<Record<string, Partial<Omit<Element, 'id'>> | null>>;

/** How a change happens, where it is more than a cut, a move or an entry. `at` is seconds after the start. */
export type Act =
  /** poster frames on one element before it rests on its image */
  | {
      readonly act: 'frames';
      readonly who: string;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly times?: number;
      readonly at?: number;
    }
  /** the named elements change one after another, every so many seconds */
  | { readonly act: 'inTurn'; readonly who: readonly string[]; readonly every?: number; readonly at?: number }
  /** travels to its new spot along the ground, turning so many times */
  | {
      readonly act: 'roll';
      readonly who: string;
      readonly seconds?: number;
      readonly turns?: number;
      readonly at?: number;
    }
  /** flies to its new spot through a peak so many stage units above the higher end */
  | {
      readonly act: 'arc';
      readonly who: string;
      readonly height: number;
      readonly seconds?: number;
      readonly turns?: number;
      readonly at?: number;
    }
  /** travels to its new spot in poster frames, so many stage units off the ground in every other one */
  | {
      readonly act: 'walk';
      readonly who: string;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly seconds?: number;
      readonly hop?: number;
      readonly at?: number;
    }
  /** swings about its spot and comes to rest, degrees to either side */
  | {
      readonly act: 'sway';
      readonly who: string;
      readonly degrees: number;
      readonly seconds?: number;
      readonly at?: number;
    };

/** What a step does to the picture. */
export interface Moment {
  readonly change?: Change;
  readonly acts?: readonly Act[];
}

export type Speaker =
  | 'ambassador'
  | 'assistant'
  | 'parent'
  | 'player.alma'
  | 'player.jeta'
  | 'player.luana'
  | 'player.zoe';

/** Stage units of one layout. */
export type Box = readonly [x: number, y: number, w: number, h: number];
export type Point = readonly [x: number, y: number];
export type PerLayout<T> = Readonly<Record<Layout, T>>;

export interface Line extends Moment {
  readonly speaker: Speaker;
  /** the words follow the visitor's own order: `text_N_top_{choice}` */
  readonly byTopChoice?: boolean;
  /** where the bubble has room, on the layouts where that is not where the chapter says */
  readonly bubble?: Partial<PerLayout<Box>>;
  /** where its tail points, if not where the chapter says */
  readonly mouth?: PerLayout<Point>;
  /** seconds before the bubble comes in, 0.5 to 2.5 */
  readonly delay?: number;
}

export type Question =
  | { readonly kind: 'drag'; readonly choices: number; readonly after: number }
  | { readonly kind: 'select'; readonly choices: number; readonly answer: number; readonly after: number };

export interface Chapter {
  readonly id: number;
  /** the picture behind the title screen; chapter 0 has none */
  readonly title?: Tableau;
  readonly scene: Moment & { readonly tableau: Tableau };
  /** where bubbles have room */
  readonly bubble: PerLayout<Box>;
  /** the sky behind the bubbles is yellow: her own, yellow elsewhere, must differ from it */
  readonly yellowSky?: true;
  /** where each speaker's mouth is: tails point there */
  readonly mouths: Partial<Record<Speaker, PerLayout<Point>>>;
  /** by N of `text_N`; a line without an entry is the ambassador's, with nothing new in the picture */
  readonly lines: Readonly<Record<number, Line>>;
  /** asked after the bubble `text_{after}` */
  readonly question?: Question &
    Moment & {
      /** the picture while the error overlay is open */
      readonly wrong?: Change;
    };
  readonly card?: Moment;
  readonly finale?: Moment;
}
