/** The words of the model. A chapter holds no function: it is data from end to end. */
import type { Layout } from './image.ts';
import type { ImageId } from './images.ts';

export type { Image, ImageRegion, Layout } from './image.ts';

/** Where something stands on one layout. */
export interface Placement {
  /** stage units */
  readonly x: number;
  readonly y: number;
  /** multiplies its size; absent: 1 */
  readonly k?: number;
  /** degrees; absent: 0 */
  readonly turn?: number;
  /** what covers what, where it is another than on the other layout; absent: the element's own */
  readonly z?: number;
}

export type Expression =
  | 'calm'
  | 'happy'
  | 'joy'
  | 'heldLaugh'
  | 'serious'
  | 'worried'
  | 'curious'
  | 'proud'
  | 'listening';
export type NearArm = 'near_hip' | 'near_ball' | 'near_notebook';
export type FarArm = 'far_present' | 'far_point' | 'far_fist' | 'far_notebook';

/** What the waist-up ambassador does with her face and arms. */
export interface RigPose {
  readonly face: Expression;
  readonly near: NearArm;
  readonly far: FarArm;
}

/** How something in the picture looks. Without a placement for a layout it is not in that layout's picture. */
export interface ElementLook {
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

/** One thing in the picture. `id` says who or what it is from step to step; the rest how it looks now. */
export interface Element extends ElementLook {
  readonly id: string;
}

/** What stands on the stage at rest, back to front. */
export type Tableau = readonly Element[];

/** What is different about one element; null for a layout takes it off that layout. */
export type ElementChange = Partial<Omit<ElementLook, Layout>> & Partial<PerLayout<Placement | null>>;

/** What is different from the step before, by the element's name; null: it is gone. */
export type Change<Name extends string = string> = Readonly<Partial<Record<Name, ElementChange | null>>>;

interface ActBase {
  /** seconds after the step's start; absent: 0 */
  readonly at?: number;
  /** it plays on this layout only; absent: on both */
  readonly layout?: Layout;
}

/** How a change happens, where it is more than a cut, a move or an entry. `Name` are the elements there are. */
export type Act<Name extends string = string> =
  /** poster frames on one element before it rests on its image */
  | (ActBase & {
      readonly act: 'frames';
      readonly who: Name;
      readonly images: readonly ImageId[];
      /** frames per second */
      readonly fps?: number;
      readonly times?: number;
    })
  /** the named elements change one after another, every so many seconds */
  | (ActBase & { readonly act: 'inTurn'; readonly who: readonly Name[]; readonly every?: number })
  /** travels to its new placement along the ground, turning so many times */
  | (ActBase & {
      readonly act: 'roll';
      readonly who: Name;
      readonly seconds?: number;
      readonly turns?: number;
    })
  /** flies to its new placement through a peak so many stage units above the higher end */
  | (ActBase & {
      readonly act: 'arc';
      readonly who: Name;
      readonly height: number;
      readonly seconds?: number;
      readonly turns?: number;
      /** of something new: where it comes from. It does not enter, it is there when the act begins */
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** travels to its new placement in poster frames, `hop` stage units off the ground in every other one */
  | (ActBase & {
      readonly act: 'walk';
      readonly who: Name;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly seconds?: number;
      readonly hop?: number;
    })
  /** swings about its placement and comes to rest, degrees to either side */
  | (ActBase & {
      readonly act: 'sway';
      readonly who: Name;
      readonly degrees: number;
      readonly seconds?: number;
    });

/** Where a drawn page is written on; stage units. */
export interface Page {
  /** where the first line begins, on the line */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** from line to line */
  readonly row: number;
  /** degrees */
  readonly turn: number;
  /** of the drawing, which the words follow */
  readonly depth: number;
}

/** What a step does to the picture. */
export interface StepChange<Name extends string = string> {
  readonly change?: Change<Name>;
  readonly acts?: readonly Act<Name>[];
  /** what is seen of the stage from now on, up to the next place; null: all of it again */
  readonly shot?: Shot | null;
  /** a page in the picture of this step, on which the visitor finds her first mistake of the day */
  readonly page?: PerLayout<Page>;
}

/** What happens after a wrong answer, behind and beside the overlay that says why it is wrong, while that is open. */
export interface Reaction<Name extends string = string> extends Omit<StepChange<Name>, 'shot' | 'page'> {
  /** what is seen of the stage meanwhile; absent: what was seen before */
  readonly shot?: Shot;
  /** where the overlay has room on the medium layout, if not where the place says; the small one has it below */
  readonly room?: Box;
}

/** By wrong choice, from 0. */
export type Reactions = Readonly<Partial<Record<number, Reaction>>>;

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
/** Something round, in stage units of one layout: its middle and its radius. */
export type Disc = readonly [x: number, y: number, r: number];
export type PerLayout<T> = Readonly<Record<Layout, T>>;

/**
 * What of the stage a window shows: on a layout with a box, that, and else the whole stage. It is seen wholly; of the
 * medium layout's, a narrower window leaves out what is beyond `focus`, so as to be filled. The
 * camera cuts from shot to shot; where the next one is at most 6 % nearer or wider, it moves there slowly.
 */
export interface Shot extends Partial<PerLayout<Box>> {
  /** instead of a box: this round thing of the place stands where title pictures have theirs, and is as large */
  readonly disc?: PerLayout<Disc>;
  /** what a narrower window shows at least on the medium layout; absent: all of the box, or of the stage */
  readonly focus?: Box;
}

/** What a bubble does to the picture, who speaks in it, and where it has room. */
export interface Line<Name extends string = string> extends StepChange<Name> {
  readonly speaker: Speaker;
  /** where the bubble has room, on the layouts where that is not where the place says */
  readonly bubble?: Partial<PerLayout<Box>>;
  /** how the words are shown; absent: in a bubble */
  readonly as?: 'wordmark';
  /** where its tail points, if not where the place says */
  readonly mouth?: PerLayout<Point>;
  /** seconds before the bubble comes in, up to 2.5; absent: those of any entry */
  readonly delay?: number;
}

/** The colour behind a chapter's title: what is written and laid on it must be seen. */
export type Ground = 'lilac' | 'plum' | 'purple' | 'yellow';

/** Where a scene plays. Entering it is a step of its own, named as the place is. */
export interface PlaceDefinition<Name extends string = string, LineName extends string = string> {
  /** everybody and everything in it, back to front where their heights are equal; null: joins later */
  readonly elements: { readonly [Each in Name]?: ElementLook | null };
  /** what plays when it is entered */
  readonly acts?: readonly Act<NoInfer<Name>>[];
  /** what is seen of the stage when it is entered, and after each shot of it; absent: all of it */
  readonly shot?: Shot;
  /** what of it the title's disc becomes when it is entered, and what becomes the next title's */
  readonly disc?: PerLayout<Disc>;
  /** where bubbles have room */
  readonly bubble: PerLayout<Box>;
  /** where each speaker's mouth is: tails point there */
  readonly mouths: Partial<Record<Speaker, PerLayout<Point>>>;
  /** the sky behind the bubbles is yellow: her own, yellow elsewhere, must differ from it */
  readonly yellowSky?: true;
  /** it is entered after this line; absent: it is where the chapter begins */
  readonly after?: LineName;
}

/** A ranking that has no wrong order, or a choice of one. */
export type Question =
  | { readonly kind: 'drag'; readonly choices: number }
  | { readonly kind: 'select'; readonly choices: number; readonly answer: number };

export type Words = Readonly<Record<string, string>>;

/** A chapter of the match day, as `defineChapter` gives it. */
export interface Chapter {
  readonly number: number;
  /** its words by their full keys; their order is the order of its lines */
  readonly words: Words;
  /** absent: the chapter opens without a title screen */
  readonly title?: {
    readonly ground: Ground;
    readonly elements: Readonly<Record<string, ElementLook>>;
    readonly shot?: Shot;
  };
  readonly places: Readonly<Record<string, PlaceDefinition>>;
  /** by name; a line without an entry is the ambassador's, with nothing new in the picture */
  readonly lines: Readonly<Partial<Record<string, Line>>>;
  readonly question?: Question &
    StepChange & {
      /** asked after this line */
      readonly after: string;
      /** where its head has room on the medium layout, if not where the place says */
      readonly room?: Box;
      readonly wrong?: Reactions;
    };
  readonly card?: StepChange;
  /** played where this is the last chapter */
  readonly finale?: StepChange;
}
