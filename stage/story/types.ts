/** The types of the story. A chapter is pure data: it contains no functions. */
import type { Layout } from './image.ts';
import type { ImageId } from './images.generated.ts';

export type { Image, ImageRegion, Layout } from './image.ts';

/** The position of an element on one layout. */
export interface Placement {
  /** stage units */
  readonly x: number;
  readonly y: number;
  /** factor of its size; absent: 1 */
  readonly k?: number;
  /** rotation in degrees, clockwise; absent: 0 */
  readonly turn?: number;
  /** drawing order on this layout only, see `ElementLook.z`; absent: the element's own */
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

/** The expression and the arms of the waist-up ambassador. */
export interface RigPose {
  readonly face: Expression;
  readonly near: NearArm;
  readonly far: FarArm;
}

/** The look of an element. Without a placement for a layout, it is not in that layout's picture. */
export interface ElementLook {
  readonly image?: ImageId;
  /** draws this expression over the head of `image`: `{image}_head_{face}` */
  readonly face?: Expression;
  /** replaces `image` by the waist-up ambassador; the origin is between her shoulders */
  readonly rig?: RigPose;
  readonly md?: Placement;
  readonly sm?: Placement;
  /** how far it follows the pointer: 0 for the sky, 1 for the ambassador, 1.25 for the foreground */
  readonly depth: number;
  /** drawing order: a higher value covers a lower one; absent: its depth */
  readonly z?: number;
  /** true: it belongs to the place and has no entry; absent: true only for an element at 0, 0 */
  readonly piece?: true;
}

/** One thing or figure in the picture; `id` identifies it from step to step. */
export interface Element extends ElementLook {
  readonly id: string;
}

/** All elements of a step at rest, back to front. */
export type Tableau = readonly Element[];

/** Changes of one element; null for a layout removes it from that layout. */
export type ElementChange = Partial<Omit<ElementLook, Layout>> & Partial<PerLayout<Placement | null>>;

/** Changes from the previous step, by element id; null removes the element. */
export type Change<Name extends string = string> = Readonly<Partial<Record<Name, ElementChange | null>>>;

interface ActBase {
  /** seconds after the step's start; absent: 0 */
  readonly at?: number;
  /** plays on this layout only; absent: on both */
  readonly layout?: Layout;
}

/** A named motion, for a change that is more than a cut, a move or an entry. `Name`: ids of the place's elements. */
export type Act<Name extends string = string> =
  /** shows images one after another on one element, which then rests on its own image */
  | (ActBase & {
      readonly act: 'frames';
      readonly who: Name;
      readonly images: readonly ImageId[];
      /** frames per second */
      readonly fps?: number;
      readonly times?: number;
    })
  /** changes the named elements one after another, `every` seconds apart */
  | (ActBase & { readonly act: 'inTurn'; readonly who: readonly Name[]; readonly every?: number })
  /** moves to its new placement along the ground and rotates by `turns` */
  | (ActBase & {
      readonly act: 'roll';
      readonly who: Name;
      readonly seconds?: number;
      readonly turns?: number;
    })
  /** moves to its new placement on an arc; `height` is stage units from its higher end to the peak */
  | (ActBase & {
      readonly act: 'arc';
      readonly who: Name;
      readonly height: number;
      readonly seconds?: number;
      readonly turns?: number;
      /** for a new element: its start position; it appears when the act begins, without an entry */
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** moves to its new placement in held frames; every second frame is `hop` stage units above the ground */
  | (ActBase & {
      readonly act: 'walk';
      readonly who: Name;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly seconds?: number;
      readonly hop?: number;
    })
  /** swings around its placement by `degrees` to either side and comes to rest */
  | (ActBase & {
      readonly act: 'sway';
      readonly who: Name;
      readonly degrees: number;
      readonly seconds?: number;
    });

/** The area of a notebook page for handwriting, in stage units. */
export interface NotebookPage {
  /** start of the first line, on the line */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** distance between two lines */
  readonly row: number;
  /** rotation in degrees, clockwise */
  readonly turn: number;
  /** depth of the notebook's drawing: the words follow the pointer with it */
  readonly depth: number;
}

/** The changes that a step makes to the picture. */
export interface StepChange<Name extends string = string> {
  readonly change?: Change<Name>;
  readonly acts?: readonly Act<Name>[];
  /** the shot from this step until the next place or another shot; null: back to the place's shot */
  readonly shot?: Shot | null;
  /** a notebook page in this step's picture, on which the visitor's first mistake is written */
  readonly page?: PerLayout<NotebookPage>;
}

/** The reaction to a wrong answer; it is shown while the error overlay is open. */
export interface Reaction<Name extends string = string> extends Omit<StepChange<Name>, 'shot' | 'page'> {
  /** the shot during the reaction; absent: the question's */
  readonly shot?: Shot;
  /**
   * free area for the error overlay on the medium layout; absent: the place's `bubble`; on the small layout it is below
   */
  readonly room?: Box;
}

/** Reactions by wrong choice, from 0. */
export type Reactions = Readonly<Partial<Record<number, Reaction>>>;

export type Speaker =
  | 'ambassador'
  | 'assistant'
  | 'parent'
  | 'player.alma'
  | 'player.jeta'
  | 'player.luana'
  | 'player.zoe';

/** A rectangle in stage units of one layout. */
export type Box = readonly [x: number, y: number, w: number, h: number];
export type Point = readonly [x: number, y: number];
/** A circle in stage units of one layout: its centre and its radius. */
export type Disc = readonly [x: number, y: number, r: number];
export type PerLayout<T> = Readonly<Record<Layout, T>>;

/**
 * The part of the stage that a window shows: the layout's box, or the whole stage without a box. All of it is visible,
 * except that on the medium layout a narrower window is filled: it cuts off what is outside `focus`. The camera cuts
 * from shot to shot. If one shot lies inside the other and they differ by at most 6 % in size, it moves slowly.
 */
export interface Shot extends Partial<PerLayout<Box>> {
  /** replaces the box: the place's disc gets the position and size of the title's disc, for a match cut */
  readonly disc?: PerLayout<Disc>;
  /** the part that stays visible in a narrower window on the medium layout; absent: all of the box or the stage */
  readonly focus?: Box;
}

/** A bubble: its speaker, its position and its changes to the picture. */
export interface Line<Name extends string = string> extends StepChange<Name> {
  readonly speaker: Speaker;
  /** free area for the bubble, per layout; absent: the place's */
  readonly bubble?: Partial<PerLayout<Box>>;
  /** shows the words as the wordmark; absent: in a bubble */
  readonly as?: 'wordmark';
  /** where the tail points; absent: the place's mouth of the speaker */
  readonly mouth?: PerLayout<Point>;
  /** seconds before the bubble comes in, at most 2.5; absent: the default of `ENTRY` */
  readonly delay?: number;
}

/** Background colours of titles; words and controls on them have enough contrast. */
export type TitleBackground = 'lilac' | 'plum' | 'purple' | 'yellow';

/** A place of a chapter. Entering it is a step, with the place's name. */
export interface PlaceDefinition<Name extends string = string, LineName extends string = string> {
  /** all its elements, back to front where their `z` is equal; null: added by a later step */
  readonly elements: { readonly [Each in Name]?: ElementLook | null };
  /** acts that play when the place is entered */
  readonly acts?: readonly Act<NoInfer<Name>>[];
  /** the place's shot, also after `shot: null`; absent: the whole stage */
  readonly shot?: Shot;
  /** its disc in match cuts, from the title before it and to the next title */
  readonly disc?: PerLayout<Disc>;
  /** free area for bubbles */
  readonly bubble: PerLayout<Box>;
  /** position of each speaker's mouth: the bubble's tail points there */
  readonly mouths: Partial<Record<Speaker, PerLayout<Point>>>;
  /** the background behind the bubbles is yellow: the assistant's bubble, otherwise yellow, must differ from it */
  readonly yellowSky?: true;
  /** entered after this line; absent: at the start of the chapter */
  readonly after?: LineName;
}

/** A ranking, in which every order is accepted, or a selection with one right answer. */
export type Question =
  | { readonly kind: 'drag'; readonly choices: number }
  | { readonly kind: 'select'; readonly choices: number; readonly answer: number };

export type Words = Readonly<Record<string, string>>;

/** A chapter of the match day, as returned by `defineChapter`. */
export interface Chapter {
  readonly number: number;
  /** words by their full keys; the order of the keys is the order of the lines */
  readonly words: Words;
  /** absent: no title screen */
  readonly title?: {
    readonly ground: TitleBackground;
    readonly elements: Readonly<Record<string, ElementLook>>;
    readonly shot?: Shot;
  };
  readonly places: Readonly<Record<string, PlaceDefinition>>;
  /** by name; a line without an entry is spoken by the ambassador, without a change */
  readonly lines: Readonly<Partial<Record<string, Line>>>;
  readonly question?: Question &
    StepChange & {
      /** asked after this line */
      readonly after: string;
      /** free area for its title and situation on the medium layout; absent: the place's `bubble` */
      readonly room?: Box;
      readonly wrong?: Reactions;
    };
  readonly card?: StepChange;
  /** played where this is the last chapter */
  readonly finale?: StepChange;
}
